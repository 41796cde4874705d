// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Lays out segments in a row: of equal widths, or, where a title does not fit into its share, by what each needs.
nonisolated struct SegmentRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
            height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let widths = Self.widths(of: subviews.map { $0.sizeThatFits(.unspecified).width }, in: bounds.width)
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }

    /// Returns the widths of segments in a room.
    ///
    /// - Parameters:
    ///   - needs: What each segment needs, in points.
    ///   - room: The width of the row, in points.
    /// - Returns: Widths that fill the room: equal ones, or the needs with the rest shared; shrunk in proportion where
    ///   even that is too wide.
    static func widths(of needs: [CGFloat], in room: CGFloat) -> [CGFloat] {
        guard !needs.isEmpty else { return [] }
        let share = room / CGFloat(needs.count)
        if needs.allSatisfy({ $0 <= share }) { return needs.map { _ in share } }
        let sum = needs.reduce(0, +)
        if sum <= room { return needs.map { $0 + (room - sum) / CGFloat(needs.count) } }
        return needs.map { $0 * room / sum }
    }
}
