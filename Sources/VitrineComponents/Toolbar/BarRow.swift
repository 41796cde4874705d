// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Lays out three views in a row: the outer two at the ends, the middle one centred as long as it does not overlap
/// them, otherwise in the space between.
///
/// Where something else takes the middle of the row, the outer views have the space beside it; if they do not fit there,
/// the row is a second one below. A middle view that cannot shrink to the space between the outer ones may be below them.
nonisolated struct BarRow: Layout {
    /// The height of a row in points.
    static let height: CGFloat = 44
    /// The width in the middle that something else takes, in points; 0 for none.
    var reserved: CGFloat = 0
    /// How far below the first row the second one is, in points.
    var overflow: CGFloat = 0
    /// The distance between the middle view and its neighbours, in points.
    var spacing: CGFloat = 8
    /// Whether the middle view is in the second row where the first one has no room for it.
    var wrapsMiddle = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let natural = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width } + 2 * spacing
        let width = proposal.width ?? natural
        let isOneRow = fits(subviews, in: width) && fitsBetween(subviews, in: width)
        return CGSize(width: width, height: Self.height + (isOneRow ? 0 : overflow))
    }

    /// Whether the middle view fits between the outer ones.
    private func fitsBetween(_ subviews: Subviews, in width: CGFloat) -> Bool {
        guard wrapsMiddle, reserved == 0, subviews.count == 3 else { return true }
        let outer = [subviews[0], subviews[2]].reduce(CGFloat(0)) { sum, subview in
            let width = subview.sizeThatFits(.unspecified).width
            return width == 0 ? sum : sum + width + spacing
        }
        let room = max(width - outer, 0)
        return subviews[1].sizeThatFits(ProposedViewSize(width: room, height: Self.height)).width <= room + 0.5
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
        // A title among the leading items is cut off before the trailing ones.
        let isNarrow = reserved > 0 || subviews[0].sizeThatFits(.unspecified).width > room
        let first = isNarrow ? ProposedViewSize(width: max(room, 0), height: Self.height) : .unspecified
        let leading = subviews[0].sizeThatFits(first).width
        let start = leading == 0 ? 0 : leading + spacing
        let isBelow = !fitsBetween(subviews, in: bounds.width)
        let offer = ProposedViewSize(width: isBelow ? bounds.width : max(end - start, 0), height: Self.height)
        let title = subviews[1].sizeThatFits(offer).width
        let centred = (bounds.width - title) / 2
        let x = isBelow ? centred : max(min(centred, end - title), start)
        let below = bounds.maxY - Self.height / 2
        let y = isBelow ? bounds.minY + Self.height / 2 : below
        subviews[0].place(at: CGPoint(x: bounds.minX, y: y), anchor: .leading, proposal: first)
        subviews[1].place(at: CGPoint(x: bounds.minX + x, y: below), anchor: .leading, proposal: offer)
        subviews[2].place(at: CGPoint(x: bounds.maxX, y: y), anchor: .trailing, proposal: .unspecified)
    }
}
