// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A folder of files that replace URLs: `https://host/path?query` is the file `host/path?query`.
package struct FixtureFolder: Sendable {
    private let folder: URL

    package init(_ folder: URL) {
        self.folder = folder
    }

    package func data(for url: URL) -> Data? {
        file(for: url).flatMap { try? Data(contentsOf: $0) }
    }

    /// Returns the file of a URL; `nil` for URLs that cannot be a file below the folder.
    func file(for url: URL) -> URL? {
        guard let host = url.host(), !host.isEmpty else { return nil }
        var parts = url.pathComponents.filter { $0 != "/" && !$0.isEmpty }
        // A path with `..` would leave the folder.
        guard !([host] + parts).contains(where: { $0 == "." || $0 == ".." || $0.contains("/") }) else { return nil }
        if parts.isEmpty { parts = ["index"] }
        if let query = url.query(), !query.isEmpty {
            parts[parts.count - 1] += "?" + query.replacing("/", with: "%2F")
        }
        return ([host] + parts).reduce(folder) { $0.appendingPathComponent($1) }
    }
}
