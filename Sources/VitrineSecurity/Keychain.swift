// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import VitrineBase
import VitrineCore

/// The items of one user.
protocol Keychain: Sendable {
    /// Reads and changes the items; nobody else does meanwhile.
    ///
    /// - Parameter body: Gets the items, and may change them.
    /// - Returns: What `body` returned, or why nothing was done.
    func access(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus
}

/// The keychains of the users of this process.
enum Keychains {
    private struct Kept {
        weak var user: DefaultsStore?
        let keychain: MemoryKeychain
    }

    /// Those of users without a folder (previews, snapshots, tests), which end with the user.
    private static let kept = Mutex<[Kept]>([])
    /// That of code outside of any session, in processes that serve nobody.
    private static let own = MemoryKeychain()

    /// The keychain of the user whose session the code runs in.
    ///
    /// In a server, code outside of any session has none: it could be anybody's. A user whose data were deleted has none.
    static var current: (any Keychain)? {
        guard let session = SessionContext.current else {
            return SessionContext.isServing.load(ordering: .relaxed) ? nil : own
        }
        // What still runs of a session whose user's data were deleted.
        if session.defaults.isForgotten { return nil }
        if let folder = session.dataFolder, let key = session.secretsKey {
            return FileKeychain(folder: folder, cipher: AuthenticatedCipher(key: key))
        }
        return kept.withLock { kept in
            kept.removeAll { $0.user == nil }
            if let known = kept.first(where: { $0.user === session.defaults }) { return known.keychain }
            let keychain = MemoryKeychain()
            kept.append(Kept(user: session.defaults, keychain: keychain))
            return keychain
        }
    }
}

/// A keychain that ends with its process.
final class MemoryKeychain: Keychain {
    private let items = Mutex<[KeychainItem]>([])

    func access(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus { items.withLock { body(&$0) } }
}

/// A keychain in an encrypted file, which several processes may use.
struct FileKeychain: Keychain {
    /// Bytes that a file may have.
    static let limit = 1 << 20
    private static let bound = Array("keychain 1".utf8)

    let folder: URL
    let cipher: AuthenticatedCipher

    private var file: URL { folder.appendingPathComponent("keychain") }

    func access(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        do {
            try FileManager.default.makePrivateFolder(folder)
            let lock = try FileLock(folder.appendingPathComponent("keychain.lock"))
            defer { lock.end() }
            let before = try read()
            var items = before
            let status = body(&items)
            if status == errSecSuccess, items != before { try write(items) }
            return status
        } catch let refusal as KeychainRefusal {
            if refusal.status == errSecDecode { refusal.report("The keychain cannot be read.") }
            return refusal.status
        } catch {
            KeychainRefusal(status: errSecNotAvailable).report("The keychain cannot be used: \(error)")
            return errSecNotAvailable
        }
    }

    private func read() throws -> [KeychainItem] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        guard let bytes = cipher.open([UInt8](try Data(contentsOf: file)), bound: Self.bound),
            let items = try? JSONDecoder().decode([KeychainItem].self, from: Data(bytes))
        else { throw KeychainRefusal(status: errSecDecode) }
        return items
    }

    private func write(_ items: [KeychainItem]) throws {
        let closed = cipher.close([UInt8](try JSONEncoder().encode(items)), bound: Self.bound)
        guard closed.count <= Self.limit else { throw KeychainRefusal(status: errSecDiskFull) }
        let draft = folder.appendingPathComponent("keychain.new")
        try? FileManager.default.removeItem(at: draft)
        let isMade = FileManager.default.createFile(
            atPath: draft.path, contents: Data(closed), attributes: [.posixPermissions: 0o600])
        guard isMade, rename(draft.path, file.path) == 0 else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
        }
    }
}

/// Why a call does nothing.
struct KeychainRefusal: Error {
    var status: OSStatus

    /// Says to the developer what the number alone would not.
    func report(_ message: String) {
        DeveloperNotes.report(
            .keychain, message, remedy: "Documentation/HowTo/Data.md says what the keychain has.", saysPlace: false)
    }
}

extension Diagnostic.Code {
    /// A call of the Keychain's functions that does nothing.
    static let keychain = Self("keychain")
}
