// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A random key in a file that only its owner reads: made when it is missing, the same from then on.
///
/// Invariant: a reader finds all of a key or none. It is written under another name and linked to its own, which one of
/// several processes that start together wins; the others read the winner's.
package enum StoredKey {
    package enum Failure: Error, Hashable, CustomStringConvertible {
        case notAKey(String)
        case open(String)
        case system(String, Int32)

        package var description: String {
            switch self {
            case .notAKey(let path):
                "error [stored-key]: \(path) holds no key of \(MessageCode.length) bytes; remove it for a new one "
                    + "(browsers then start without what they had kept)"
            case .open(let path):
                "error [stored-key]: others can read \(path); chmod 600 it, or remove it for a new one"
            case .system(let path, let code): "error [stored-key]: \(path): \(String(cString: strerror(code)))"
            }
        }
    }

    /// Returns the key of a file, in a folder that is there.
    package static func load(_ file: URL) throws(Failure) -> [UInt8] {
        if access(file.path, F_OK) != 0 { try make(file) }
        var status = stat()
        guard stat(file.path, &status) == 0 else { throw .system(file.path, errno) }
        guard status.st_mode & 0o077 == 0 else { throw .open(file.path) }
        guard let data = FileManager.default.contents(atPath: file.path), data.count == MessageCode.length else {
            throw .notAKey(file.path)
        }
        return Array(data)
    }

    /// Keeps a key that was made elsewhere, in place of the one that the file has.
    package static func replace(_ file: URL, with key: [UInt8]) throws(Failure) {
        let draft = try makeDraft(of: key, beside: file)
        defer { unlink(draft) }
        guard rename(draft, file.path) == 0 else { throw .system(file.path, errno) }
    }

    private static func make(_ file: URL) throws(Failure) {
        let draft = try makeDraft(of: MessageCode.randomKey(), beside: file)
        defer { unlink(draft) }
        // A key that another process has just made is as good.
        guard link(draft, file.path) == 0 || errno == EEXIST else { throw .system(file.path, errno) }
    }

    /// Writes a key to a file of another name, and returns its path.
    private static func makeDraft(of key: [UInt8], beside file: URL) throws(Failure) -> String {
        let draft = file.path + "." + RandomToken.make()
        let descriptor = open(draft, O_CREAT | O_EXCL | O_WRONLY, 0o600)
        guard descriptor >= 0 else { throw .system(draft, errno) }
        let count = write(descriptor, key, key.count)
        let isWhole = count == key.count && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isWhole else {
            unlink(draft)
            throw .system(draft, code)
        }
        return draft
    }
}
