// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension FileManager {
    /// Makes a folder that only the user of the process can read, and the folders around it that are missing.
    ///
    /// - Parameter folder: The folder; one that is there stays as it is.
    /// - Throws: An error of the file system.
    package func makePrivateFolder(_ folder: URL) throws {
        try createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
}

/// Keeps others from a file or folder for as long as it is held, in this process and in others.
package struct FileLock {
    private let descriptor: Int32

    /// Waits until nobody else has the lock of a folder. Where the file system knows no locks, nobody waits.
    package init(ofFolder folder: URL) {
        descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        wait()
    }

    /// Waits until nobody else has the lock of a file, which is made where it is missing.
    ///
    /// - Throws: The reason why the file cannot be opened.
    package init(_ file: URL) throws {
        descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        wait()
    }

    private func wait() {
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Lets the others in.
    package func end() { close(descriptor) }
}
