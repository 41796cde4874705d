// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase
import VitrineCore

/// The files of visitors: for each a file with its defaults, and a folder with its databases and keychain.
///
/// Invariants: what is deleted leaves its place at once and as a whole (a rename, under the lock that writers of defaults
/// hold), so that a visitor who comes meanwhile finds either everything or nothing; what is left of a deletion that was
/// cut short is removed by the next one. A visitor has come when the younger of the two was changed last.
package struct VisitorFolders: Sendable {
    /// The name of the folder that belongs to all visitors.
    static let shared = VisitorSpace.shared
    private static let leaving = "leaving"

    /// How much is kept.
    package struct Size: Codable, Hashable, Sendable, CustomStringConvertible {
        package var files: Int
        package var bytes: Int

        package init(files: Int = 0, bytes: Int = 0) {
            self.files = files
            self.bytes = bytes
        }

        package var description: String {
            "\(VisitorFolders.count(files, "file")) of \(VisitorFolders.count(bytes, "byte"))"
        }

        static func += (size: inout Size, other: Size) {
            size.files += other.files
            size.bytes += other.bytes
        }
    }

    /// How much is kept of all visitors.
    package struct Survey: Hashable, Sendable {
        /// Visitors whose data are there.
        package var visitors = 0
        package var size = Size()
        /// Visitors whose data were deleted, by digest.
        package var digests: [String] = []
        package var deleted = Size()
        /// Descriptions of what could not be deleted.
        package var problems: [String] = []

        package init() {}
    }

    /// Returns a number of things in words: `1 file`, `2 files`.
    package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// The folder of the defaults' files.
    let defaults: URL
    /// The folders of databases, one for each visitor.
    let stores: URL
    private let now: @Sendable () -> Date

    /// Names the folders; nothing is read or made yet.
    ///
    /// - Parameters:
    ///   - defaults: The folder of the defaults' files.
    ///   - now: The time.
    package init(defaults: URL, now: @escaping @Sendable () -> Date = { Date() }) {
        self.defaults = defaults
        stores = defaults.deletingLastPathComponent().appendingPathComponent("stores", isDirectory: true)
        self.now = now
    }

    private var watchFile: URL { defaults.deletingLastPathComponent().appendingPathComponent("visitors.watch.json") }

    private func places(of digest: String) -> [URL] {
        let file = defaults.appendingPathComponent(digest + ".json")
        return [file, file.appendingPathExtension("broken"), stores.appendingPathComponent(digest, isDirectory: true)]
    }

    /// Notes that a visitor is here. Who has nothing leaves nothing.
    func touch(_ digest: String) {
        let lock = FileLock(ofFolder: defaults)
        defer { lock.end() }
        for place in places(of: digest) { utimes(place.path, nil) }
    }

    /// Deletes what is kept of a visitor.
    ///
    /// - Throws: The first error of the file system; what could be deleted is.
    func delete(_ digest: String) throws -> Size {
        let lock = FileLock(ofFolder: defaults)
        let moved = Result { try move(digest) }
        lock.end()
        let size = try moved.get()
        try removeLeaving()
        return size
    }

    /// Says how much is kept, and deletes what is kept of visitors who have not come for a time.
    ///
    /// - Parameters:
    ///   - seconds: The time; `nil` for only saying.
    ///   - isHourly: Whether a server looks, as it does every hour: time in which none did is then no absence
    ///     (`VisitorWatch`).
    /// - Returns: What is left, and what was deleted.
    package func deleteAbsent(after seconds: TimeInterval?, isHourly: Bool = false) -> Survey {
        var survey = Survey()
        var seconds = seconds
        var watch: VisitorWatch?
        if isHourly, seconds != nil {
            let lock = FileLock(ofFolder: defaults)
            defer { lock.end() }
            do {
                watch = try VisitorWatch.looked(watchFile, at: now())
            } catch {
                survey.problems.append("absent visitors cannot be told: \(error.localizedDescription)")
                seconds = nil
            }
        }
        for digest in digests() {
            // Each by itself, so that nobody waits for long; who has come meanwhile is not absent any more.
            let lock = FileLock(ofFolder: defaults)
            defer { lock.end() }
            guard let last = lastVisit(of: digest) else { continue }
            do {
                let absence = watch?.absence(since: last, at: now()) ?? now().timeIntervalSince(last)
                if let seconds, absence > seconds {
                    survey.deleted += try move(digest)
                    survey.digests.append(digest)
                    continue
                }
            } catch {
                survey.problems.append("a visitor's data cannot be deleted: \(error.localizedDescription)")
            }
            survey.visitors += 1
            for place in places(of: digest) { survey.size += size(of: place) }
        }
        guard seconds != nil else { return survey }
        do {
            try removeLeaving()
        } catch {
            survey.problems.append("a visitor's data cannot be deleted: \(error.localizedDescription)")
        }
        return survey
    }

    /// Everybody of whom something is kept, in the order of their names.
    private func digests() -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: defaults.path)) ?? []
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: stores.path)) ?? []
        let names = files.map { String($0.prefix { $0 != "." }) } + folders
        return Set(names.filter { $0.count == 64 && $0.allSatisfy(\.isHexDigit) }).sorted()
    }

    private func lastVisit(of digest: String) -> Date? {
        places(of: digest).compactMap { place in
            try? FileManager.default.attributesOfItem(atPath: place.path)[.modificationDate] as? Date
        }.max()
    }

    private func size(of place: URL) -> Size {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return Size() }
        if isFolder.boolValue {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
            var sum = Size()
            for name in names {
                let path = place.appendingPathComponent(name).path
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                guard attributes?[.type] as? FileAttributeType == .typeRegular else { continue }
                sum += Size(files: 1, bytes: attributes?[.size] as? Int ?? 0)
            }
            return sum
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
        return Size(files: 1, bytes: attributes?[.size] as? Int ?? 0)
    }

    // MARK: - Leaving

    private var leavingFolder: URL { defaults.appendingPathComponent(Self.leaving, isDirectory: true) }

    /// Takes a visitor's data from their places.
    private func move(_ digest: String) throws -> Size {
        var sum = Size()
        for place in places(of: digest) where FileManager.default.fileExists(atPath: place.path) {
            let found = size(of: place)
            try FileManager.default.makePrivateFolder(leavingFolder)
            try FileManager.default.moveItem(at: place, to: leavingFolder.appendingPathComponent(UUID().uuidString))
            sum += found
        }
        return sum
    }

    /// Removes what has left its place, whoever took it away.
    private func removeLeaving() throws {
        var problem: (any Error)?
        for name in (try? FileManager.default.contentsOfDirectory(atPath: leavingFolder.path)) ?? [] {
            // Another process may be removing it: whoever gave it its last name does so to the end.
            let path = leavingFolder.appendingPathComponent(UUID().uuidString).path
            guard rename(leavingFolder.appendingPathComponent(name).path, path) == 0 else { continue }
            do {
                try FileManager.default.removeItem(atPath: path)
            } catch  where FileManager.default.fileExists(atPath: path) {
                problem = problem ?? error
            } catch {
                // Another process took it over.
            }
        }
        if let problem { throw problem }
        let lock = FileLock(ofFolder: defaults)
        defer { lock.end() }
        rmdir(leavingFolder.path)
    }
}
