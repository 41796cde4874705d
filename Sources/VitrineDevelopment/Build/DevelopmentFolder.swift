// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import VitrineProjects

/// The folder in which one `vitrine dev` keeps programs and libraries: a project's first one, or the next where others
/// develop the same project. It is nobody else's until the process has ended, however that ends, or this is released.
final class DevelopmentFolder {
    /// The folder, which was emptied.
    let url: URL
    /// Locked as long as it is open.
    private let descriptor: Int32

    /// Takes the first folder that nobody has.
    ///
    /// - Parameter parent: The folder that all of a project's lie in.
    /// - Throws: `ProjectError` where the folder cannot be written.
    init(in parent: URL) throws {
        // Where it cannot be made, the lock in it cannot be written, which is said.
        try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        let (number, descriptor) = try Self.firstFree(in: parent)
        self.descriptor = descriptor
        url = parent.appendingPathComponent("\(number)")
        // What a process before has left.
        try? FileManager.default.removeItem(at: url)
    }

    deinit { close(descriptor) }

    /// Locks the file beside the first folder that nobody has.
    private static func firstFree(in parent: URL) throws -> (number: Int, descriptor: Int32) {
        var number = 1
        while true {
            let lock = parent.appendingPathComponent("\(number).lock").path
            let descriptor = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else {
                throw ProjectError("\(lock) cannot be written.", remedy: "Set XDG_CACHE_HOME to a folder of yours.")
            }
            // Where the file system knows no locks, all have the first folder.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return (number, descriptor) }
            close(descriptor)
            number += 1
        }
    }
}
