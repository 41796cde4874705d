// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folder that stands for the home of an app's user, as the container of an app on a phone: its documents,
/// caches and application support are in it, whichever user runs the process.
package struct AppHome: Sendable {
    package let url: URL

    /// - Parameter url: A folder of the app's own; need not exist.
    package init(_ url: URL) {
        self.url = url
    }

    /// What an app writes its documents to.
    package var documents: URL { url.appendingPathComponent("Documents", isDirectory: true) }

    /// Whether the app has written documents.
    package var hasDocuments: Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: documents.path))?.isEmpty == false
    }

    /// Lets Foundation name the folders of this home from now on; to be called before other threads run.
    ///
    /// - Throws: What keeps the documents from being made. Foundation's own answers stand then.
    package func install() throws {
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        let library = url.appendingPathComponent("Library", isDirectory: true)
        // The first stands above what the system says of the user; caches and support follow the XDG's variables.
        setenv("CFFIXED_USER_HOME", url.path, 1)
        setenv("XDG_CACHE_HOME", library.appendingPathComponent("Caches").path, 1)
        setenv("XDG_DATA_HOME", library.appendingPathComponent("Application Support").path, 1)
    }
}
