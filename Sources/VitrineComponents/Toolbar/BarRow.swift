// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Lays out three views in a row: the outer two at the ends, the middle one centred as long as it does not overlap
/// them, otherwise in the space between.
///
/// Where something else takes the middle of the row, the outer views have the space beside it; if they do not fit there,
/// the row is a second one below.
nonisolated struct BarRow: Layout {
    /// The height of a row in points.
    static let height: CGFloat = 44
    /// The width in the middle that something else takes, in points; 0 for none.
    var reserved: CGFloat = 0
    /// How far below the first row the second one is, in points.
    var overflow: CGFloat = 0
    /// The distance between the middle view and its neighbours, in points.
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let natural = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } + 2 * spacing
        let width = proposal.width ?? natural
        return CGSize(width: width, height: Self.height + (fits(subviews, in: width) ? 0 : overflow))
    }

    /// The width beside what takes the middle, on each side.
    private func side(of width: CGFloat) -> CGFloat { max((width - reserved) / 2, 0) }

    /// Whether the outer views fit beside what takes the middle, the leading one without a part of its title.
    private func fits(_ subviews: Subviews, in width: CGFloat) -> Bool {
        guard reserved > 0, subviews.count == 3 else { return true }
        let side = side(of: width)
        return subviews[0].sizeThatFits(ProposedViewSize(width: side, height: Self.height)).width <= side
            && subviews[2].sizeThatFits(.unspecified).width <= side
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let isBeside = reserved > 0 && fits(subviews, in: bounds.width)
        let trailing = subviews[2].sizeThatFits(.unspecified).width
        let end = bounds.width - (trailing == 0 ? 0 : trailing + spacing)
        let room = isBeside ? side(of: bounds.width) : end
        let first = reserved > 0 ? ProposedViewSize(width: room, height: Self.height) : .unspecified
        let leading = subviews[0].sizeThatFits(first).width
        let start = leading == 0 ? 0 : leading + spacing
        let offer = ProposedViewSize(width: max(end - start, 0), height: Self.height)
        let title = subviews[1].sizeThatFits(offer).width
        let centred = (bounds.width - title) / 2
        let x = max(min(centred, end - title), start)
        let y = bounds.maxY - Self.height / 2
        subviews[0].place(at: CGPoint(x: bounds.minX, y: y), anchor: .leading, proposal: first)
        subviews[1].place(at: CGPoint(x: bounds.minX + x, y: y), anchor: .leading, proposal: offer)
        subviews[2].place(at: CGPoint(x: bounds.maxX, y: y), anchor: .trailing, proposal: .unspecified)
    }
}
