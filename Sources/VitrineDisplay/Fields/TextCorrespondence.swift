// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Where the positions of one text lie in another that was made of it: a formatter's, an app's.
///
/// Invariant: positions keep their order, the beginning stays the beginning and the end the end. A position follows the
/// unit before it: what was typed after a letter stays after it, whatever was put in front.
/// Algorithm: common ends are set aside; what lies between is aligned by dynamic programming that prefers equal units
/// (3) to replaced ones (1) to left out ones (0), so that a change of case or of punctuation moves nothing. The
/// browser's copy is `Client/field.js`; both answer alike, unit for unit, because tests hold them together. Cost:
/// O(n·m) between the common ends, up to `limit`; beyond it what lies between counts as one replacement.
package struct TextCorrespondence: Sendable {
    /// The most cells that are compared.
    static let limit = 250_000

    private let source: [UInt16]
    private let target: [UInt16]
    private let prefix: Int
    private let suffix: Int
    /// For each position between the common ends of the source, counted from there: how many units of the target's
    /// middle stand before it.
    private let middle: [Int]

    package init(from source: [UInt16], to target: [UInt16]) {
        self.source = source
        self.target = target
        (prefix, suffix) = TextSplice.commonEnds(source, target)
        middle = Self.align(
            Array(source[prefix..<(source.count - suffix)]), Array(target[prefix..<(target.count - suffix)]))
    }

    /// Where a position of the source lies in the target.
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
        // best[i][j]: the most that the first i and j units are worth.
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
        // What the target has after the last counterpart belongs behind it.
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
        // A unit that was left out stands where the one before it stands.
        for index in 1...rows where result[index] < 0 { result[index] = result[index - 1] }
        return result
    }
}
