// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Lays out its first view over the window, and its second one next to an anchor.
///
/// That one is below the anchor if there is space, otherwise above it, and always within the window.
nonisolated struct AnchoredLayout: Layout {
    /// The anchor's frame in the window, known when the views below have been placed.
    let anchor: @MainActor () -> CGRect
    let window: WindowGeometry
    var gap: CGFloat = 8
    /// Whether the view is aligned with the anchor's leading edge, as menus are, instead of being centred on it.
    var alignsEdges = false
    var prefersAbove = false
    var isRightToLeft = false

    private static let margin: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { window.size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(window.size))
        let room = ProposedViewSize(
            width: window.size.width - 2 * Self.margin,
            height: window.size.height - window.safeArea.vertical - 2 * Self.margin)
        let size = subviews[1].sizeThatFits(room)
        let anchor = anchor
        let origin = origin(of: size, at: MainActor.assumeIsolated { anchor() })
        // Layout coordinates begin at the leading edge.
        let x = isRightToLeft ? window.size.width - origin.x - size.width : origin.x
        subviews[1].place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
    }

    /// The origin of a view of a size, in the window.
    func origin(of size: CGSize, at anchor: CGRect) -> CGPoint {
        let left = Self.margin + window.safeArea.leading
        let right = window.size.width - Self.margin - window.safeArea.trailing
        let top = Self.margin + window.safeArea.top
        let bottom = window.size.height - Self.margin - window.safeArea.bottom
        var x = anchor.midX - size.width / 2
        if alignsEdges { x = anchor.midX <= window.size.width / 2 ? anchor.minX : anchor.maxX - size.width }
        x = max(min(x, right - size.width), left)
        let below = anchor.maxY + gap
        let above = anchor.minY - gap - size.height
        let (fitsBelow, fitsAbove) = (below + size.height <= bottom, above >= top)
        var y = anchor.midY - size.height / 2
        if fitsBelow { y = below }
        if fitsAbove, prefersAbove || !fitsBelow { y = above }
        y = max(min(y, bottom - size.height), top)
        return CGPoint(x: x, y: y)
    }
}
