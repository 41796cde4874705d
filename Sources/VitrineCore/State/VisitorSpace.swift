// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase

/// How much an app keeps of a visitor on the disk: stores of SwiftData, the keychain, and what is in the visitor's
/// folders.
///
/// What is added through SwiftData and `FileManager` is refused in words where the visitor's folder has no room for it;
/// what is deleted or read never is. A folder that all visitors share has no limit.
///
/// Invariants: a folder is measured once before something is added to it, which a session begins as soon as it has the
/// folder (`prepare(_:)`); what comes and goes through this type is added and subtracted from then on. What it does not
/// see (`Data.write(to:)`, other processes) counts once the folder is measured anew: away from the caller's actor, when
/// something is added and `interval` has passed.
package enum VisitorSpace {
    /// The limits of the files that are kept for a visitor.
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
    /// After which time a folder is measured anew; tests have another.
    @TaskLocal static var interval = Duration.seconds(10)

    /// The name of the folder that all visitors share (`serve --data shared`).
    package static let shared = "shared"

    private struct Size {
        var bytes = 0
        var files = 0

        static func + (left: Size, right: Size) -> Size {
            Size(bytes: left.bytes + right.bytes, files: left.files + right.files)
        }

        static func - (left: Size, right: Size) -> Size {
            Size(bytes: left.bytes - right.bytes, files: left.files - right.files)
        }
    }

    private struct Measure {
        var size: Size
        var time: ContinuousClock.Instant
        /// The size added and removed while the folder is measured again; `nil` while it is not.
        var meanwhile: Size?
    }

    private static let known = Mutex<[String: Measure]>([:])
    /// The number of folders whose measures are remembered.
    private static let memory = 1_000

    // MARK: - What is added and removed

    /// Checks that the visitor's folder has room, in a session that keeps something, and counts what is to be added.
    ///
    /// - Parameters:
    ///   - bytes: The bytes that are to be added.
    ///   - files: The number of files that are to be added.
    /// - Throws: `CocoaError.fileWriteOutOfSpace` with a sentence that an app may show.
    package static func check(adding bytes: Int = 0, files: Int = 0) throws {
        guard let folder = visitorFolder else { return }
        try take(Size(bytes: bytes, files: files), in: folder)
    }

    /// Runs what writes a file, to a path which may be one of the visitor's folder or not.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The bytes of the file.
    ///   - body: Writes the file.
    /// - Throws: `CocoaError.fileWriteOutOfSpace`, or what the body throws; then nothing was added.
    static func adding(_ path: String, bytes: Int, _ body: () throws -> Void) throws {
        guard let folder = folder(of: path) else { return try body() }
        let old = FileManager.default.fileExists(atPath: path) ? size(of: path, limits) : Size()
        try adding(Size(bytes: bytes, files: 1) - old, in: folder, body)
    }

    /// Runs what copies or moves a file or folder to a path, which may be one of the visitor's folder or not.
    ///
    /// - Parameters:
    ///   - path: The new path.
    ///   - source: The path of the file or folder.
    ///   - isMoved: Whether the source will not be there any more.
    ///   - body: Copies or moves it.
    /// - Throws: `CocoaError.fileWriteOutOfSpace`, or what the body throws; then nothing was added.
    static func adding(
        _ path: String, from source: String, isMoved: Bool = false, _ body: () throws -> Void
    ) throws {
        let target = folder(of: path)
        let origin = isMoved ? folder(of: source) : nil
        if let target, origin == nil {
            try adding(size(of: source, limits), in: target, body)
        } else if target == nil, origin != nil {
            try removing(source, body)
        } else {
            try body()
        }
    }

    /// Runs what removes a file or folder, which may be in the visitor's folder or not.
    static func removing(_ path: String, _ body: () throws -> Void) throws {
        guard let folder = folder(of: path), isKnown(folder) else { return try body() }
        let size = size(of: path, limits)
        try body()
        change(folder, by: Size() - size)
    }

    /// Runs what changes files in a way that only their sizes tell.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - body: Changes them.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws.
    package static func following<Value>(_ paths: [String], _ body: () throws -> Value) rethrows -> Value {
        guard let path = paths.first, let folder = folder(of: path), isKnown(folder) else { return try body() }
        let limits = limits
        func sum() -> Size {
            paths.filter { FileManager.default.fileExists(atPath: $0) }
                .reduce(Size()) { $0 + size(of: $1, limits) }
        }
        let before = sum()
        defer { change(folder, by: sum() - before) }
        return try body()
    }

    private static func adding(_ size: Size, in folder: URL, _ body: () throws -> Void) throws {
        try take(size, in: folder)
        do {
            try body()
        } catch {
            change(folder, by: Size() - size)
            throw error
        }
    }

    /// Counts what is to be added, where there is room for it.
    private static func take(_ size: Size, in folder: URL) throws {
        let limits = limits
        let found = current(folder, limits)
        let sum = found + size
        guard sum.bytes <= limits.bytes, sum.files <= limits.files else {
            let most = "\(limits.bytes >> 20) MB in \(limits.files) files"
            DeveloperNotes.report(
                .visitorSpace, "A visitor's folder is full: \(found.bytes) bytes in \(found.files) files.",
                remedy: "Delete what the app does not need any more; Documentation/Limits.md has the limits.")
            throw CocoaError(
                .fileWriteOutOfSpace,
                userInfo: [NSLocalizedDescriptionKey: "There is no room for more: this app keeps at most \(most)."])
        }
        change(folder, by: size)
    }

    private static func change(_ folder: URL, by size: Size) {
        known.withLock { known in
            guard var measure = known[folder.path] else { return }
            measure.size = measure.size + size
            if let meanwhile = measure.meanwhile { measure.meanwhile = meanwhile + size }
            known[folder.path] = measure
        }
    }

    // MARK: - Folders

    /// The folder of the visitor in whose session code runs, if it has a limit.
    private static var visitorFolder: URL? {
        guard let folder = SessionContext.current?.dataFolder, folder.lastPathComponent != shared else { return nil }
        return folder
    }

    /// The same, if a path is in it.
    private static func folder(of path: String) -> URL? {
        guard let folder = visitorFolder, contains(folder, path) else { return nil }
        return folder
    }

    private static func contains(_ folder: URL, _ path: String) -> Bool {
        URL(fileURLWithPath: path).standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
    }

    // MARK: - Measuring

    /// Begins to measure a folder in which a session may keep something.
    package static func prepare(_ folder: URL?) {
        guard let folder, folder.lastPathComponent != shared, !isKnown(folder) else { return }
        let limits = limits
        Task.detached(priority: .utility) {
            remember(inside(folder, limits), of: folder, isFirst: true)
        }
    }

    /// Returns the counted bytes and files of a folder; `nil` for one that was not measured.
    static func counted(_ folder: URL) -> (bytes: Int, files: Int)? {
        known.withLock { $0[folder.path].map { ($0.size.bytes, $0.size.files) } }
    }

    private static func isKnown(_ folder: URL) -> Bool { known.withLock { $0[folder.path] != nil } }

    /// Returns the size of the folder, as far as this process knows it.
    private static func current(_ folder: URL, _ limits: Limits) -> Size {
        let now = ContinuousClock.now
        let longest = interval
        let (last, isOld) = known.withLock { known -> (Size?, Bool) in
            guard var measure = known[folder.path] else { return (nil, false) }
            guard measure.meanwhile == nil, now - measure.time >= longest else { return (measure.size, false) }
            measure.meanwhile = Size()
            known[folder.path] = measure
            return (measure.size, true)
        }
        if isOld {
            Task.detached(priority: .utility) { remember(inside(folder, limits), of: folder, isFirst: false) }
        }
        if let last { return last }
        let found = inside(folder, limits)
        remember(found, of: folder, isFirst: true)
        return found
    }

    /// Remembers what was measured; of a folder of which nothing was known when that began, what is known by now counts.
    private static func remember(_ size: Size, of folder: URL, isFirst: Bool) {
        let now = ContinuousClock.now
        known.withLock { known in
            let last = known[folder.path]
            if isFirst, last != nil { return }
            if last == nil, known.count >= memory, let oldest = known.min(by: { $0.value.time < $1.value.time }) {
                known[oldest.key] = nil
            }
            known[folder.path] = Measure(size: size + (last?.meanwhile ?? Size()), time: now, meanwhile: nil)
        }
    }

    /// The size of a file, or of a folder with all that is in it.
    private static func size(of path: String, _ limits: Limits) -> Size {
        let url = URL(fileURLWithPath: path)
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey, .fileSizeKey])
        if values?.isDirectory == true { return inside(url, limits) + Size(bytes: 0, files: 1) }
        return Size(bytes: values?.isRegularFile == true ? values?.fileSize ?? 0 : 0, files: 1)
    }

    /// The size of all that is in a folder; what is beyond the limits is not looked at.
    private static func inside(_ folder: URL, _ limits: Limits) -> Size {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .isRegularFileKey]
        let inner = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: Array(keys), options: [])
        var found = Size()
        while let file = inner?.nextObject() as? URL {
            found.files += 1
            let values = try? file.resourceValues(forKeys: keys)
            if values?.isRegularFile == true { found.bytes += values?.fileSize ?? 0 }
            if found.files > limits.files { break }
        }
        return found
    }
}
