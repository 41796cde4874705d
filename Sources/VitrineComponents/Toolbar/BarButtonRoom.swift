// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Lays out a button in a bar: 44 points high, with 12 on each side of a text; an icon is in a circle, or 4 points from
/// the ends of a capsule if it is wider (Documentation/Layout.md 9.4).
nonisolated struct BarButtonRoom: Layout {
    private static let height: CGFloat = 44

    private func margins(of label: LayoutSubview) -> CGFloat { label.holdsText ? 24 : 8 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let label = subviews.first else { return CGSize(width: Self.height, height: Self.height) }
        let margins = margins(of: label)
        let offer = ProposedViewSize(width: proposal.width.map { max($0 - margins, 0) }, height: Self.height)
        return CGSize(width: max(label.sizeThatFits(offer).width + margins, Self.height), height: Self.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for label in subviews {
            let offer = ProposedViewSize(width: max(bounds.width - margins(of: label), 0), height: Self.height)
            label.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer)
        }
    }
}
