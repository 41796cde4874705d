// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Lays out a search field and the items of a bar below a page.
///
/// Items alone are in the middle. A field is as wide as the items leave it; where that is too narrow, it is above them.
nonisolated struct BottomRow: Layout {
    /// The height of items, in points.
    static let height: CGFloat = 48
    /// The distance between the field and the items, in points.
    private static let spacing: CGFloat = 12
    /// The width below which a field is in a row of its own, in points.
    private static let leastSearch: CGFloat = 150

    /// Whether the first view is a search field.
    let hasSearch: Bool

    /// The parts of the bar and what they are offered.
    nonisolated private struct Parts {
        var search: (view: LayoutSubview, size: CGSize)?
        var items: (view: LayoutSubview, width: CGFloat)?
        var isOneRow = true
        var height: CGFloat {
            let field = search?.size.height ?? 0
            guard items != nil else { return field }
            return isOneRow ? max(field, BottomRow.height) : field + BottomRow.spacing + BottomRow.height
        }
    }

    private func parts(_ subviews: Subviews, in width: CGFloat) -> Parts {
        var parts = Parts()
        let first = hasSearch ? 1 : 0
        let items = subviews.count > first ? subviews[first] : nil
        var room = width
        if let items {
            let natural = items.sizeThatFits(.unspecified).width
            let rest = width - natural - Self.spacing
            parts.isOneRow = !hasSearch || rest >= Self.leastSearch
            if hasSearch, parts.isOneRow { room = rest }
            parts.items = (items, hasSearch && parts.isOneRow ? natural : width)
        }
        if hasSearch, let search = subviews.first {
            let offer = ProposedViewSize(width: room, height: nil)
            parts.search = (search, CGSize(width: room, height: search.sizeThatFits(offer).height))
        }
        return parts
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let natural = subviews.reduce(CGFloat(0)) { $0 + $1.sizeThatFits(.unspecified).width }
        let width = proposal.width ?? natural + (subviews.count > 1 ? Self.spacing : 0)
        return CGSize(width: width, height: parts(subviews, in: width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let parts = parts(subviews, in: bounds.width)
        if let (search, size) = parts.search {
            let offer = ProposedViewSize(width: size.width, height: nil)
            let y = parts.isOneRow ? bounds.maxY - size.height : bounds.minY
            search.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
        }
        if let (items, width) = parts.items {
            let offer = ProposedViewSize(width: width, height: Self.height)
            let isAtEnd = parts.search != nil && parts.isOneRow
            items.place(
                at: CGPoint(x: isAtEnd ? bounds.maxX : bounds.midX, y: bounds.maxY - Self.height / 2),
                anchor: isAtEnd ? .trailing : .center, proposal: offer)
        }
    }
}
