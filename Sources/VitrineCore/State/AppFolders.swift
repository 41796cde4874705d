// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The folders that `FileManager` returns outside of sessions: documents, downloads, caches, application support.
///
/// On a phone they exist. Foundation on Linux returns paths that may not exist, so that an app that writes to its
/// documents would fail. A server sets folders of its own first (`AppHome`); visitors have theirs (`SessionHome`).
package enum AppFolders {
    /// The folders' addresses. That of a global is computed outside of sessions, wherever it is read first.
    static let urls: [URL] = {
        let folders: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .downloadsDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        return folders.flatMap { FileManager.default.urls(for: $0, in: .userDomainMask) }
    }()

    /// The folder of temporary files outside of sessions.
    static let temporary = FileManager.default.temporaryDirectory

    private static let home = FileManager.default.homeDirectoryForCurrentUser

    /// Creates the missing folders, once for the process.
    static func makeOnce() { _ = made }

    private static let made: Void = {
        for url in urls {
            // If a folder cannot be created, writing there is an error of the app's own call.
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }()

    /// Returns the path of a file below the home that it is in, the process's or that of the session's visitor: the
    /// same for all of them. A file elsewhere has its whole path.
    package static func path(of url: URL) -> String {
        let homes = [SessionContext.current?.home?.url, home].compactMap { $0?.path }
        for home in homes where url.path.hasPrefix(home + "/") { return String(url.path.dropFirst(home.count + 1)) }
        return url.path
    }
}
