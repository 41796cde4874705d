// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Edits of one side of a field carried over to the text that the other side made of the same beginning.
package enum TextRebase {
    /// - Parameters:
    ///   - splices: One after the other, the first of `base`.
    ///   - theirs: What the other side made of `base`.
    /// - Returns: The edits as edits of `theirs`, and what they make of it; `nil` for edits that do not fit `base`.
    package static func carry(
        _ splices: [TextSplice], from base: [UInt16], to theirs: [UInt16]
    ) -> (splices: [TextSplice], text: [UInt16])? {
        var (mine, result) = (base, theirs)
        var carried: [TextSplice] = []
        for splice in splices {
            guard let next = splice.applied(to: mine) else { return nil }
            let place = TextCorrespondence(from: mine, to: result)
            let start = place(splice.start)
            // Where nothing is taken away, nothing of the other side's is either.
            let end = splice.deleted == 0 ? start : max(place(splice.start + splice.deleted), start)
            let moved = TextSplice(start: start, deleted: end - start, inserted: splice.inserted)
            guard let after = moved.applied(to: result) else { return nil }
            carried.append(moved)
            (mine, result) = (next, after)
        }
        return (carried, result)
    }
}
