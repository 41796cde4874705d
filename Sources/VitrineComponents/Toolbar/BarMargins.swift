// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Insets the content of a bar from its sides: by 20 points in bars from 414 points on, by 16 in narrower ones
/// (Documentation/Layout.md 9.4).
nonisolated struct BarMargins: Layout {
    static func margin(in width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let margins = 2 * Self.margin(in: proposal.width ?? 0)
        let offer = ProposedViewSize(width: proposal.width.map { max($0 - margins, 0) }, height: proposal.height)
        let sizes = subviews.map { $0.sizeThatFits(offer) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + margins, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // The bar may be wider than its content.
        let margin = Self.margin(in: proposal.width ?? bounds.width)
        let inner = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
        for subview in subviews { subview.place(at: inner.origin, proposal: ProposedViewSize(inner.size)) }
    }
}

extension View {
    /// Insets the view from the sides of its bar.
    nonisolated func barMargins() -> some View {
        BarMargins { self }
    }
}
