// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineServer
import VitrineWeb

/// The sessions that a server takes over from its last run and leaves to the next one: a file each in the folder of
/// its data, if the operator has set a key with which the next run can open them, or in one that it hands over.
struct KeptSessions: Sendable {
    /// What the last run left, and what this one keeps.
    let memory: MemoryCapsules
    private let folder: CapsuleFolder?
    private let log: ServerLog

    /// Reads what the last run left.
    ///
    /// - Parameters:
    ///   - data: What outlives the process.
    ///   - handOver: The folder in which the run before and the next one meet, whichever ends first; `nil` for that of
    ///     the data.
    ///   - log: Told what was no session.
    init(data: DataFolder, handOver: String?, log: ServerLog) {
        self.log = log
        let hasKey = !ProcessInfo.processInfo.environment["VITRINE_TOKEN_KEY", default: ""].isEmpty
        let url: URL? =
            handOver.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? (hasKey ? data.url.appendingPathComponent("sessions", isDirectory: true) : nil)
        // Without a place for a key the next run could open nothing.
        let folder = data.problem == nil ? url.map { CapsuleFolder($0) } : nil
        self.folder = folder
        memory = MemoryCapsules(left: { folder?.take($0) })
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
