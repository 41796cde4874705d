// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders with the files of sessions: one for each process, which the next process removes if its owner could not.
enum TemporaryFolders {
    /// The folder of all processes of this user. Where somebody else has a folder of that name, one that nobody knows.
    static let base: URL = {
        let temporary = FileManager.default.temporaryDirectory
        let shared = temporary.appendingPathComponent("vitrine-files-\(geteuid())", isDirectory: true)
        mkdir(shared.path, 0o700)
        var status = stat()
        let isOurs =
            lstat(shared.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
            && status.st_mode & 0o077 == 0
        if isOurs { return shared }
        let own = temporary.appendingPathComponent("vitrine-files-\(UUID().uuidString)", isDirectory: true)
        mkdir(own.path, 0o700)
        return own
    }()

    /// The folder of this process, named after it. What processes have left that ended without a word is removed first.
    static let process: URL = {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: base.path)) ?? [] {
            guard let owner = pid_t(name), owner == getpid() || kill(owner, 0) != 0 && errno == ESRCH else { continue }
            try? manager.removeItem(at: base.appendingPathComponent(name, isDirectory: true))
        }
        return base.appendingPathComponent("\(getpid())", isDirectory: true)
    }()
}
