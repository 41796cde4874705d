// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Lays out three views in a row: the outer two at the ends, the middle one centred as long as it does not overlap
/// them, otherwise in the space between.
nonisolated struct BarRow: Layout {
    /// The distance between the middle view and its neighbours, in points.
    var spacing: Double = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let natural = sizes.reduce(0) { $0 + $1.width } + 2 * spacing
        return CGSize(width: proposal.width ?? natural, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let leading = subviews[0].sizeThatFits(.unspecified).width
        let trailing = subviews[2].sizeThatFits(.unspecified).width
        let start = leading == 0 ? 0 : leading + spacing
        let end = bounds.width - (trailing == 0 ? 0 : trailing + spacing)
        let offer = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
        let title = subviews[1].sizeThatFits(offer).width
        let centred = (bounds.width - title) / 2
        let x = max(min(centred, end - title), start)
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading, proposal: offer)
        subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
    }
}
