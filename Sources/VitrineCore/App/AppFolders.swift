// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders that `FileManager` returns for the user of this process: documents, downloads, caches, application
/// support.
///
/// On a phone they exist. Foundation on Linux returns paths that may not exist, so that an app that writes to its
/// documents would fail. A server sets folders of its own first (`AppHome`).
enum AppFolders {
    /// The folders' addresses.
    static var urls: [URL] {
        let folders: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .downloadsDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        return folders.flatMap { FileManager.default.urls(for: $0, in: .userDomainMask) }
    }

    /// Creates the missing folders, once for the process.
    static func makeOnce() { _ = made }

    private static let made: Void = {
        for url in urls {
            // If a folder cannot be created, writing there is an error of the app's own call.
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }()
}
