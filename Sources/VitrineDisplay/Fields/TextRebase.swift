// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Rebases edits of one side of a field onto the text that the other side derived from the same base.
package enum TextRebase {
    /// Rebases edits onto another text.
    ///
    /// - Parameters:
    ///   - splices: The edits in order, the first one relative to `base`.
    ///   - base: The text that both sides started from.
    ///   - theirs: The text that the other side derived from `base`.
    /// - Returns: The edits relative to `theirs`, and the resulting text; `nil` for edits that do not fit `base`.
    package static func carry(
        _ splices: [TextSplice], from base: [UInt16], to theirs: [UInt16]
    ) -> (splices: [TextSplice], text: [UInt16])? {
        var (mine, result) = (base, theirs)
        var carried: [TextSplice] = []
        for splice in splices {
            guard let next = splice.applied(to: mine) else { return nil }
            let place = TextCorrespondence(from: mine, to: result)
            let start = place(splice.start)
            // An insertion must not delete anything of the other side's text.
            let end = splice.deleted == 0 ? start : max(place(splice.start + splice.deleted), start)
            let moved = TextSplice(start: start, deleted: end - start, inserted: splice.inserted)
            guard let after = moved.applied(to: result) else { return nil }
            carried.append(moved)
            (mine, result) = (next, after)
        }
        return (carried, result)
    }
}
