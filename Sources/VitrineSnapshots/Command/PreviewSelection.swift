// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The selected previews: those whose id matches one of the patterns, or all if there are none.
package struct PreviewSelection: Sendable {
    private let patterns: [String]

    package init(_ patterns: [String]) {
        self.patterns = patterns
    }

    /// Returns the selected previews in order; throws if a pattern matches none, which is probably a mistake.
    ///
    /// - Parameters:
    ///   - previews: All previews.
    ///   - known: Ids of others that a pattern may match as well: those of an earlier run.
    /// - Returns: Those that are selected.
    /// - Throws: `SnapshotError` for a pattern that matches none.
    package func of(_ previews: [PreviewEntry], or known: [String] = []) throws -> [PreviewEntry] {
        let ids = previews.map(\.id) + known
        for pattern in patterns where !ids.contains(where: { PreviewSelection.fits($0, pattern) }) {
            throw SnapshotError("No preview has an id like '\(pattern)'; --list prints them all.")
        }
        return previews.filter { contains($0.id) }
    }

    /// Whether the preview with an id is selected.
    package func contains(_ id: String) -> Bool {
        patterns.isEmpty || patterns.contains { PreviewSelection.fits(id, $0) }
    }

    /// Returns whether a text matches a pattern, in which `*` is any text and `?` any character.
    ///
    /// The algorithm is greedy with one point of return: after a mismatch the last `*` matches one more character.
    /// O(text × pattern).
    static func fits(_ text: String, _ pattern: String) -> Bool {
        let text = Array(text)
        let pattern = Array(pattern)
        var (at, wanted) = (0, 0)
        var star: Int?
        var resume = 0
        while at < text.count {
            if wanted < pattern.count, pattern[wanted] == "*" {
                star = wanted
                resume = at
                wanted += 1
            } else if wanted < pattern.count, pattern[wanted] == "?" || pattern[wanted] == text[at] {
                at += 1
                wanted += 1
            } else if let star {
                resume += 1
                at = resume
                wanted = star + 1
            } else {
                return false
            }
        }
        return pattern[wanted...].allSatisfy { $0 == "*" }
    }
}
