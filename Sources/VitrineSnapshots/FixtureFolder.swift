// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Files that stand in for addresses: `https://host/path?query` is `host/path?query` below the folder.
package struct FixtureFolder: Sendable {
    private let folder: URL

    package init(_ folder: URL) {
        self.folder = folder
    }

    package func data(for url: URL) -> Data? {
        file(for: url).flatMap { try? Data(contentsOf: $0) }
    }

    /// The file of an address; `nil` for addresses that no file below the folder can stand for.
    func file(for url: URL) -> URL? {
        guard let host = url.host(), !host.isEmpty else { return nil }
        var parts = url.pathComponents.filter { $0 != "/" && !$0.isEmpty }
        // A path that climbs is nobody's fixture.
        guard !([host] + parts).contains(where: { $0 == "." || $0 == ".." || $0.contains("/") }) else { return nil }
        if parts.isEmpty { parts = ["index"] }
        if let query = url.query(), !query.isEmpty {
            parts[parts.count - 1] += "?" + query.replacing("/", with: "%2F")
        }
        return ([host] + parts).reduce(folder) { $0.appendingPathComponent($1) }
    }
}
