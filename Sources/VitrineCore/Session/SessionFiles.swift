// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase
package import VitrineDisplay

/// The files that pass between a session and its user: those that the user sends, and those that the app offers for
/// download; beside them the app's temporary ones. May be used on any thread.
///
/// Invariants: nobody sends what the user has not chosen; all files of a session take at most `Limits.bytes` of the disk;
/// they are removed at the latest with the session.
package final class SessionFiles: Sendable {
    /// The limits of the files that a session stores.
    package struct Limits: Hashable, Sendable {
        /// The most bytes of all files together, and of each.
        package var bytes: Int
        /// The largest number of files at a time.
        package var count: Int
        /// The number of bytes that must stay free on the disk.
        package var reserve: Int

        package init(bytes: Int = 2 << 30, count: Int = 200, reserve: Int = 512 << 20) {
            self.bytes = bytes
            self.count = count
            self.reserve = reserve
        }
    }

    /// Why a file is not taken.
    package enum Refusal: Error, Hashable, Sendable {
        /// The file is larger than what a session may store.
        case tooLarge
        /// The session stores too many files, or too many bytes.
        case full
        /// The disk has no room, or does not take files.
        case noSpace
        /// The surface's description of the file is invalid.
        case malformed
    }

    /// A file that is offered for download.
    package struct Download: Hashable, Sendable {
        package let url: URL
        package let name: String
        package let mediaType: String
        /// Whether the page shows it, instead of saving it.
        package let isShown: Bool
    }

    private struct State {
        var incoming: [String: Weak] = [:]
        /// The files that are kept until the session ends.
        var kept: [IncomingFile] = []
        var downloads: [(key: String, file: Download)] = []
        /// The files that the page shows, until they are withdrawn.
        var shown: [String: Download] = [:]
    }

    private struct Weak: @unchecked Sendable {
        weak var file: IncomingFile?
    }

    /// The number of downloads that are there at a time; the oldest gives way.
    package static let downloadLimit = 20

    package let limits: Limits
    /// The folder of all of them, which no other session has.
    let folder: URL
    private let state = Mutex(State())

    package init(limits: Limits = Limits()) {
        self.limits = limits
        folder = TemporaryFolders.process.appendingPathComponent(UUID().uuidString, isDirectory: true)
    }

    deinit {
        end()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: - From the user

    /// Expects a file that the user has chosen.
    ///
    /// - Parameter offered: What the surface says of it.
    /// - Returns: The file; the caller holds it as long as it needs the contents.
    /// - Throws: `Refusal`.
    package func expect(_ offered: OfferedFile) throws(Refusal) -> IncomingFile {
        guard Self.isUploadName(offered.upload), offered.size >= 0 else { throw .malformed }
        guard offered.size <= limits.bytes else { throw .tooLarge }
        let isTaken = state.withLock { state in
            state.incoming = state.incoming.filter { $0.value.file != nil }
            return state.incoming[offered.upload] != nil
        }
        guard !isTaken else { throw .malformed }
        let here = files
        guard here.count < limits.count, here.reduce(offered.size, { $0 + $1.size }) <= limits.bytes else {
            throw .full
        }
        // What is promised to this session has yet to be written; other sessions' files are measured as they come.
        let promised = here.reduce(0) { $0 + $1.size - $1.received }
        guard let free = Self.freeBytes(of: TemporaryFolders.base), free - promised - offered.size >= limits.reserve,
            let file = try? IncomingFile(offered, in: folder, reserve: limits.reserve)
        else { throw .noSpace }
        state.withLock { $0.incoming[offered.upload] = Weak(file: file) }
        return file
    }

    /// Returns the file that comes under a name; `nil` where none does.
    package func incoming(_ upload: String) -> IncomingFile? {
        state.withLock { $0.incoming[upload]?.file }
    }

    /// Keeps a file until the session ends: the app has its URL.
    package func keep(_ file: IncomingFile) {
        state.withLock { $0.kept.append(file) }
    }

    /// Whether contents of a file are to come.
    package var isReceiving: Bool { files.contains { $0.isReceiving } }

    /// The files that take room.
    private var files: [IncomingFile] {
        state.withLock { $0.incoming.values.compactMap(\.file) }.filter { !$0.hasFailed }
    }

    /// Ends what is under way: no more will come.
    package func end() {
        for file in files { file.fail(.ended) }
    }

    /// Surfaces name uploads with 22 characters of base64 for URLs: 128 bits that nobody else guesses.
    private static func isUploadName(_ name: String) -> Bool {
        name.utf8.count == 22
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    /// The bytes that may be written to the disk of a folder; `nil` where the system does not say.
    static func freeBytes(of folder: URL) -> Int? {
        var values = statvfs()
        guard statvfs(folder.path, &values) == 0 else { return nil }
        return Int(values.f_bavail) * Int(values.f_frsize)
    }

    // MARK: - The app's own

    /// Returns the folder of the app's temporary files.
    ///
    /// - Returns: A folder that exists.
    /// - Throws: The reason why there is none.
    func temporaryFolder() throws -> URL { try made(folder.appendingPathComponent("tmp", isDirectory: true)) }

    private func made(_ folder: URL) throws -> URL {
        try FileManager.default.makePrivateFolder(folder)
        return folder
    }

    // MARK: - To the user

    /// Returns a folder of the session's in which the app's files are written before they are offered.
    ///
    /// - Returns: An empty folder.
    /// - Throws: The reason why there is none.
    package func emptyFolder() throws -> URL {
        try made(folder.appendingPathComponent(UUID().uuidString, isDirectory: true))
    }

    /// Offers a file to the user for download.
    ///
    /// - Parameters:
    ///   - url: The file, which stays where it is.
    ///   - name: The name that the user's device gives it.
    ///   - mediaType: Its media type.
    /// - Returns: The key under which it is found.
    /// - Throws: The reason why it cannot be read.
    package func offer(_ url: URL, named name: String, mediaType: String) throws -> String {
        let key = UUID().uuidString.lowercased()
        let download = try Self.download(url, named: name, mediaType: mediaType, isShown: false)
        state.withLock { state in
            state.downloads.append((key, download))
            if state.downloads.count > Self.downloadLimit { state.downloads.removeFirst() }
        }
        return key
    }

    /// Offers a file to the page, which shows or plays it.
    ///
    /// - Parameters:
    ///   - url: The file, which stays where it is.
    ///   - mediaType: Its media type.
    /// - Returns: The key under which it is found, until it is withdrawn.
    /// - Throws: The reason why it cannot be read.
    package func show(_ url: URL, mediaType: String) throws -> String {
        let key = UUID().uuidString.lowercased()
        let download = try Self.download(url, named: url.lastPathComponent, mediaType: mediaType, isShown: true)
        state.withLock { $0.shown[key] = download }
        return key
    }

    /// Takes a file back that the page shows.
    package func withdraw(_ key: String) {
        state.withLock { $0.shown[key] = nil }
    }

    private static func download(_ url: URL, named name: String, mediaType: String, isShown: Bool) throws -> Download {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSFilePathErrorKey: url.path])
        }
        return Download(url: url, name: FileName.safe(name), mediaType: mediaType, isShown: isShown)
    }

    /// Returns the file that is offered under a key; `nil` where none is.
    package func download(_ key: String) -> Download? {
        state.withLock { state in state.shown[key] ?? state.downloads.first { $0.key == key }?.file }
    }
}
