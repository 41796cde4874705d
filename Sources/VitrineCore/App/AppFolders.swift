// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders that `FileManager` names for the user of this process: documents, downloads, caches, application support.
///
/// On a phone they exist. On Linux Foundation names them, and they need not be there: an app that writes to its documents
/// would fail. A server names folders of its own first (`AppHome`).
enum AppFolders {
    /// Makes the folders that do not exist, once for the process.
    static func makeOnce() { _ = made }

    private static let made: Void = {
        let folders: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .downloadsDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        for url in folders.flatMap({ FileManager.default.urls(for: $0, in: .userDomainMask) }) {
            // Where nothing can be made, writing there is an error of the app's own call.
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }()
}
