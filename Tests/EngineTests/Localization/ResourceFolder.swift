// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A folder that looks like the resources of a package.
struct ResourceFolder: ~Copyable {
    let url: URL
    let bundle: Bundle

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("Strings-\(UUID().uuidString).resources")
        for (name, content) in files {
            let file = url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: file)
        }
        bundle = try #require(Bundle(path: url.path))
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
