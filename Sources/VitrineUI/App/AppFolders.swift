// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Gives an app the folders that `FileManager` names for its user: documents, downloads, caches, application support.
///
/// On a phone they exist and are the app's own. On Linux Foundation names folders of the person who runs the process, which
/// need not exist: an app that writes to its documents would fail.
package struct AppFolders: Sendable {
    /// The variable by which Foundation is told of another home; it stands above what the system says.
    package static let variable = "CFFIXED_USER_HOME"

    /// Where the app's files are.
    package let home: URL

    /// - Parameter home: A folder of the app's own; need not exist.
    package init(home: URL) {
        self.home = home
    }

    /// What an app writes its documents to.
    package var documents: URL { home.appendingPathComponent("Documents", isDirectory: true) }

    /// Whether the app has written anything that a person would miss.
    package var hasDocuments: Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: documents.path))?.isEmpty == false
    }

    /// Makes the folders, and Foundation name them from now on.
    ///
    /// - Throws: What keeps a folder from being made. Foundation's own answers stand then.
    package func install() throws {
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        setenv(Self.variable, home.path, 1)
        setenv("XDG_CACHE_HOME", home.appendingPathComponent("Library/Caches").path, 1)
        setenv("XDG_DATA_HOME", home.appendingPathComponent("Library/Application Support").path, 1)
        try Self.makeNamedFolders()
    }

    /// Makes the folders that Foundation names for the user of this process, where they do not exist.
    private static func makeNamedFolders() throws {
        let folders: [FileManager.SearchPathDirectory] = [
            .documentDirectory, .downloadsDirectory, .cachesDirectory, .applicationSupportDirectory,
        ]
        for url in folders.flatMap({ FileManager.default.urls(for: $0, in: .userDomainMask) }) {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }

    /// Makes the named folders for a program that tests or previews an app, once. What it writes is its user's, as in
    /// tests on a Mac.
    package static func makeOnce() { _ = made }

    private static let made: Void = { try? makeNamedFolders() }()
}
