// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A comment that allows what the line below it does: `// vitrine:disable:next viewHasPreview -- drawn by its parent`.
package struct Directive: Hashable, Sendable {
    /// The rules that are named.
    package let rules: [String]
    /// Nil where none is given.
    package let reason: String?
    package let line: Int

    static let prefix = "// vitrine:disable:next"

    init?(_ comment: String, line: Int) {
        guard comment.hasPrefix(Self.prefix) else { return nil }
        let words = "\(comment.dropFirst(Self.prefix.count)) "
        let parts = words.split(separator: " -- ", maxSplits: 1, omittingEmptySubsequences: false).map { $0.trimmed }
        rules = parts[0].split { $0 == "," || $0 == " " }.map(String.init)
        reason = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
        self.line = line
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
