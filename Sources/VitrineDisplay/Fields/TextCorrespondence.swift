// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Maps the positions of a text to another text that was derived from it, by a formatter or an app.
///
/// Invariant: positions keep their order, the beginning stays the beginning and the end the end. A position follows the
/// unit before it: text that was typed after a character stays after it, whatever was inserted before. Algorithm:
/// common ends are set aside; the rest is aligned by dynamic programming that prefers equal units (3) to replaced ones
/// (1) to deleted ones (0), so that a change of case or punctuation moves nothing. The browser's copy is
/// `Client/field.js`; tests verify that both give the same results. Complexity: O(n·m) between the common ends, up to
/// `limit`; beyond it the rest counts as one replacement.
package struct TextCorrespondence: Sendable {
    /// The maximum number of compared cells.
    static let limit = 250_000

    private let source: [UInt16]
    private let target: [UInt16]
    private let prefix: Int
    private let suffix: Int
    /// For each position between the common ends of the source, the number of units of the target's middle before it.
    private let middle: [Int]

    package init(from source: [UInt16], to target: [UInt16]) {
        self.source = source
        self.target = target
        (prefix, suffix) = TextSplice.commonEnds(source, target)
        middle = Self.align(
            Array(source[prefix..<(source.count - suffix)]), Array(target[prefix..<(target.count - suffix)]))
    }

    /// Returns the position in the target of a position of the source.
    package func callAsFunction(_ position: Int) -> Int {
        if position >= source.count { return target.count }
        if position <= prefix { return max(position, 0) }
        if position > source.count - suffix { return target.count - (source.count - position) }
        let mapped = prefix + middle[position - prefix]
        let parts =
            mapped > 0 && mapped < target.count && UTF16.isTrailSurrogate(target[mapped])
            && UTF16.isLeadSurrogate(target[mapped - 1])
        return parts ? mapped - 1 : mapped
    }

    private static func align(_ a: [UInt16], _ b: [UInt16]) -> [Int] {
        let (rows, columns) = (a.count, b.count)
        guard rows > 0, columns > 0, rows * columns <= limit else { return Array(repeating: 0, count: rows + 1) }
        // best[i][j]: the best score of the first i and j units.
        let width = columns + 1
        var best = [Int](repeating: 0, count: (rows + 1) * width)
        for i in 1...rows {
            for j in 1...columns {
                let paired = best[(i - 1) * width + j - 1] + (a[i - 1] == b[j - 1] ? 3 : 1)
                best[i * width + j] = max(paired, max(best[(i - 1) * width + j], best[i * width + j - 1]))
            }
        }
        var result = [Int](repeating: 0, count: rows + 1)
        var (i, j) = (rows, columns)
        // Units of the target after the last counterpart come after it.
        while i > 0, j > 0 {
            let here = best[i * width + j]
            if here == best[(i - 1) * width + j - 1] + (a[i - 1] == b[j - 1] ? 3 : 1) {
                result[i] = j
                i -= 1
                j -= 1
            } else if here == best[(i - 1) * width + j] {
                result[i] = -1
                i -= 1
            } else {
                j -= 1
            }
        }
        while i > 0 {
            result[i] = -1
            i -= 1
        }
        // A deleted unit has the position of the one before it.
        for index in 1...rows where result[index] < 0 { result[index] = result[index - 1] }
        return result
    }
}
