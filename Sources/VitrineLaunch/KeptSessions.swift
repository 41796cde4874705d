// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineServer
import VitrineWeb

/// The sessions that a server takes over from its last run and leaves to the next one: a file each in the folder of
/// its data, if the operator has set a key with which the next run can open them.
struct KeptSessions: Sendable {
    /// What the last run left, and what this one keeps.
    let memory = MemoryCapsules()
    private let folder: CapsuleFolder?
    private let log: ServerLog

    /// Reads what the last run left.
    init(data: DataFolder, log: ServerLog) {
        self.log = log
        let hasKey = !ProcessInfo.processInfo.environment["VITRINE_TOKEN_KEY", default: ""].isEmpty
        folder =
            hasKey && data.problem == nil
            ? CapsuleFolder(data.url.appendingPathComponent("sessions", isDirectory: true)) : nil
        for name in folder?.move(into: memory) ?? [] {
            log.diagnostic("warning [kept-session]: \(name) is no session that was kept, and was removed")
        }
    }

    /// Writes what this run leaves.
    func save() {
        if let problem = folder?.save(memory) { log.diagnostic("error [kept-session]: \(problem)") }
    }

    /// Names the build of this program: what its file is and when it was made.
    static var build: String {
        let path = "/proc/self/exe"
        let file = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return ContentHash.name(of: Data("\(attributes?[.size] ?? 0) \(date)".utf8))
    }
}
