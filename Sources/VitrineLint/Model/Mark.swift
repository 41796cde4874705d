// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A heading inside a file: `// MARK: - Previews`.
package struct Mark: Sendable {
    package let title: String
    package let line: Int

    init?(_ comment: String, line: Int) {
        let prefix = "// MARK: - "
        guard comment.hasPrefix(prefix) else { return nil }
        title = String(comment.dropFirst(prefix.count))
        self.line = line
    }
}
