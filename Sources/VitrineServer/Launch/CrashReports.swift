// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CCrashReport
package import Foundation
import VitrineBase
import VitrineCore

/// The reports that a process leaves when it traps or hangs: `<time>-<process>.txt` in a folder.
package struct CrashReports: Sendable {
    /// How many are kept.
    package static let limit = 20
    /// Holds the name of the newest report that a start has spoken of.
    private static let announced = "announced"

    private let folder: URL

    /// - Parameter folder: Made where it is missing; where it cannot be, reports go to standard error.
    package init(folder: URL) {
        self.folder = folder
        try? FileManager.default.makePrivateFolder(folder)
    }

    /// The names of the reports, the newest last: they begin with their times.
    package var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".txt") }.sorted()
    }

    /// Removes all but the newest, and answers with the one that no start has spoken of yet.
    package func takeUnannounced() -> URL? {
        let names = names
        for old in names.dropLast(Self.limit) {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(old))
        }
        let mark = folder.appendingPathComponent(Self.announced)
        let known = (try? String(contentsOf: mark, encoding: .utf8)) ?? ""
        guard let newest = names.last, newest > known else { return nil }
        try? Data(newest.utf8).write(to: mark, options: .atomic)
        return folder.appendingPathComponent(newest)
    }

    /// Reports traps and hangs of this process from now on. On the main thread, once.
    ///
    /// With Swift's own backtraces (`SWIFT_BACKTRACE=enable=yes`) traps are reported by those, which take longer.
    @MainActor package func install(environment: [String: String]) {
        let record = UnsafeRawPointer(RunningWork.record).assumingMemoryBound(to: vitrine_running_work.self)
        _ = vitrine_crash_install(folder.path, record, !Self.asksForSwifts(environment["SWIFT_BACKTRACE"]))
    }

    /// Whether a setting of `SWIFT_BACKTRACE` asks for Swift's own.
    package static func asksForSwifts(_ setting: String?) -> Bool {
        (setting ?? "").split(separator: ",").contains { word in
            let parts = word.split(separator: "=")
            return parts.count == 2 && parts[0] == "enable"
                && ["yes", "on", "true", "tty"].contains(parts[1].lowercased())
        }
    }
}
