// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase

/// How much an app keeps of a visitor on the disk: stores of SwiftData, the keychain, and what is in the visitor's
/// folders.
///
/// What is added through SwiftData and `FileManager` is refused in words where the visitor's folder has no room for it;
/// what is deleted or read never is. The folder is measured before something is added, once in `interval` while less
/// than half of a limit is taken, and each time beyond that. A folder that all visitors share has no limit.
package enum VisitorSpace {
    /// What is kept of a visitor at most.
    package struct Limits: Sendable {
        /// The bytes of all files.
        package var bytes = 1 << 30
        /// The number of files and folders.
        package var files = 10_000

        package init() {}

        package init(bytes: Int, files: Int) {
            self.bytes = bytes
            self.files = files
        }
    }

    /// The limits; tests have others.
    @TaskLocal package static var limits = Limits()

    /// The name of the folder that all visitors share (`serve --data shared`).
    package static let shared = "shared"

    private struct Measure {
        var bytes: Int
        var files: Int
        let time: ContinuousClock.Instant
    }

    private static let known = Mutex<[String: Measure]>([:])
    private static let interval = Duration.seconds(10)
    /// The number of folders whose measures are remembered.
    private static let memory = 1_000

    /// Checks that the visitor's folder has room, in a session that keeps something.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that are to be added.
    ///   - files: The number of files that are to be added.
    /// - Throws: `CocoaError.fileWriteOutOfSpace` with a sentence that an app may show.
    package static func check(adding bytes: Int = 0, files: Int = 0) throws {
        guard let folder = SessionContext.current?.dataFolder, folder.lastPathComponent != shared else { return }
        let limits = limits
        let found = measure(folder, limits)
        guard found.bytes + bytes <= limits.bytes, found.files + files <= limits.files else {
            let most = "\(limits.bytes >> 20) MB in \(limits.files) files"
            DeveloperNotes.report(
                .visitorSpace, "A visitor's folder is full: \(found.bytes) bytes in \(found.files) files.",
                remedy: "Delete what the app does not need any more; Documentation/Limits.md has the limits.")
            throw CocoaError(
                .fileWriteOutOfSpace,
                userInfo: [NSLocalizedDescriptionKey: "There is no room for more: this app keeps at most \(most)."])
        }
        known.withLock { known in
            known[folder.path]?.bytes += bytes
            known[folder.path]?.files += files
        }
    }

    /// Checks that a file of some bytes may come to a path, which may be one of the visitor's folder or not.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The bytes of the file.
    /// - Throws: `CocoaError.fileWriteOutOfSpace`.
    package static func check(_ path: String, adding bytes: Int) throws {
        guard let folder = SessionContext.current?.dataFolder, contains(folder, path) else { return }
        try check(adding: bytes, files: 1)
    }

    /// Checks that a copy of a file may come to a path, which may be one of the visitor's folder or not.
    ///
    /// - Parameters:
    ///   - path: The path of the copy.
    ///   - source: The path of the file or folder that it is a copy of.
    ///   - isMoved: Whether the source will not be there any more.
    /// - Throws: `CocoaError.fileWriteOutOfSpace`.
    package static func check(_ path: String, from source: String, isMoved: Bool = false) throws {
        guard let folder = SessionContext.current?.dataFolder, contains(folder, path),
            !(isMoved && contains(folder, source))
        else { return }
        let size = measured(URL(fileURLWithPath: source), limits)
        try check(adding: size.bytes, files: size.files)
    }

    private static func contains(_ folder: URL, _ path: String) -> Bool {
        URL(fileURLWithPath: path).standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
    }

    private static func measure(_ folder: URL, _ limits: Limits) -> (bytes: Int, files: Int) {
        let now = ContinuousClock.now
        if let last = known.withLock({ $0[folder.path] }), now - last.time < interval,
            last.bytes < limits.bytes / 2, last.files < limits.files / 2
        {
            return (last.bytes, last.files)
        }
        let found = measured(folder, limits)
        known.withLock { known in
            if known.count >= memory { known = known.filter { now - $0.value.time < interval } }
            if known.count >= memory { known = [:] }
            known[folder.path] = Measure(bytes: found.bytes, files: found.files, time: now)
        }
        return found
    }

    /// The size of a file, or of a folder with all that is in it; what is beyond the limits is not looked at.
    private static func measured(_ url: URL, _ limits: Limits) -> (bytes: Int, files: Int) {
        func size(_ url: URL) -> Int { (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }
        let inner = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: [.fileSizeKey, .isRegularFileKey], options: [])
        var (bytes, files) = (0, 0)
        while let file = inner?.nextObject() as? URL {
            files += 1
            if (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true { bytes += size(file) }
            if files > limits.files { break }
        }
        return files == 0 ? (size(url), 1) : (bytes, files)
    }
}
