// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A heading inside a file: `// MARK: - Previews`.
package struct Mark: Sendable {
    package let title: String
    package let line: Int

    static let prefix = "// MARK: - "

    init?(_ comment: String, line: Int) {
        guard comment.hasPrefix(Self.prefix) else { return nil }
        title = String(comment.dropFirst(Self.prefix.count))
        self.line = line
    }
}
