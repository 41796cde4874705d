// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A viewport over content that is laid out at its ideal length (facts/layout.md 5.1 to 5.5).
///
/// The offset is data: it moves nothing in layout. The child stays where it is at rest, and a point of it appears at
/// its position less `contentOffset`. Offsets count in reading direction from the rest position, so (0, 0) is the start
/// in both directions, and a surface adds insets where its own convention wants them. O(1) besides the content.
package final class ScrollNode: UnaryLayoutNode {
    package var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }
    /// Margins between the viewport and the content, scrolled with it, in points.
    package var contentMargins: EdgeInsets {
        didSet { if contentMargins != oldValue { setNeedsLayout() } }
    }
    /// Called after a placement changed the content's size or clamped the offset.
    package var onGeometryChange: ((ScrollNode) -> Void)?
    /// Called after lazy content put its extents right: the distance, in points, by which what is on screen now lies
    /// elsewhere in the content, and by which the offset moved with it.
    package var onCorrection: ((CGFloat, Axis) -> Void)?
    /// Called when lazy content knows better where it lies while nothing moves.
    package var onExtentsDoubted: (() -> Void)?
    /// Whether a person is scrolling: until it rests, nothing above the viewport is put right (DESIGN 3.15).
    package var isMoving = false
    /// The content with its margins, in points, as last placed.
    package private(set) var contentSize = CGSize.zero
    /// Lazy containers whose window depends on this viewport.
    private var windows: ContiguousArray<WindowReference> = []
    private var offset = CGPoint.zero

    private struct WindowReference {
        weak var node: LazyStackNode?
    }

    package init(tree: LayoutTree, axes: Axis.Set = .vertical, contentMargins: EdgeInsets = EdgeInsets()) {
        self.axes = axes
        self.contentMargins = contentMargins
        super.init(tree: tree)
    }

    // MARK: - Offset

    /// How far the content was scrolled from rest; clamped to the scrollable range when set.
    package var contentOffset: CGPoint {
        get { offset }
        set { scroll(to: clamped(newValue)) }
    }

    /// The largest offset, zero on axes that do not scroll.
    package var maximumOffset: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(contentSize.width - size.width, 0) : 0,
            y: axes.contains(.vertical) ? max(contentSize.height - size.height, 0) : 0)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        let limit = maximumOffset
        return CGPoint(x: min(max(point.x, 0), limit.x), y: min(max(point.y, 0), limit.y))
    }

    private func scroll(to target: CGPoint) {
        guard target != offset else { return }
        offset = target
        windows.removeAll { $0.node == nil }
        for window in windows { window.node?.viewportDidMove() }
    }

    /// Moves the offset with content that changed its extent before the viewport; the next placement clamps it.
    func adjustOffset(by distance: CGFloat, along axis: Axis) {
        offset[axis] += distance
        onCorrection?(distance, axis)
    }

    /// Puts the extents of the lazy containers right, and the offset with them, so that what is on screen stays where
    /// it is.
    package func settleWindows() {
        for window in windows { window.node?.settleExtents() }
    }

    /// Whether something inside depends on the offset.
    package var hasWindows: Bool { windows.contains { $0.node != nil } }

    func register(_ window: LazyStackNode) {
        if !windows.contains(where: { $0.node === window }) { windows.append(WindowReference(node: window)) }
    }

    /// The part of the rest layout that is visible, in this node's coordinates, bars that it reaches under included.
    package var visibleRect: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        rect.origin.x += isRightToLeft ? -offset.x : offset.x
        rect.origin.y += offset.y
        return rect.outset(by: safeAreaInsets, isRightToLeft: isRightToLeft)
    }

    /// The offset that shows a rectangle of this node's rest layout (5.3): the smallest movement, or anchor to anchor,
    /// inside the content margins.
    package func offset(toShow rect: CGRect, anchor: UnitPoint?) -> CGPoint {
        var target = offset
        let port = CGSize(
            width: size.width - contentMargins.horizontal, height: size.height - contentMargins.vertical)
        let x = (isRightToLeft ? size.width - rect.maxX : rect.minX) - contentMargins.leading
        let y = rect.minY - contentMargins.top
        if let anchor {
            let across = isRightToLeft ? 1 - anchor.x : anchor.x
            target = CGPoint(x: x + (rect.width - port.width) * across, y: y + (rect.height - port.height) * anchor.y)
        } else {
            target.x = ScrollNode.nearest(offset.x, start: x, length: rect.width, viewport: port.width)
            target.y = ScrollNode.nearest(offset.y, start: y, length: rect.height, viewport: port.height)
        }
        return clamped(target)
    }

    private static func nearest(
        _ offset: CGFloat, start: CGFloat, length: CGFloat, viewport: CGFloat
    ) -> CGFloat {
        if start < offset { return start }
        if start + length > offset + viewport { return min(start, start + length - viewport) }
        return offset
    }

    // MARK: - Layout

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = proposal.inset(by: contentMargins)
        return ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : inner.width,
            height: axes.contains(.vertical) ? nil : inner.height)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if axes == [.horizontal, .vertical], let width = proposal.width, let height = proposal.height {
            return CGSize(width: max(width, 0), height: max(height, 0))
        }
        let content = child?.sizeThatFits(childProposal(proposal)) ?? .zero
        let natural = CGSize(
            width: content.width + contentMargins.horizontal, height: content.height + contentMargins.vertical)
        return CGSize(
            width: axes.contains(.horizontal) ? max(proposal.width ?? natural.width, 0) : natural.width,
            height: axes.contains(.vertical) ? max(proposal.height ?? natural.height, 0) : natural.height)
    }

    package override func childPlacement(
        of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        Placement(
            origin: CGPoint(x: contentMargins.leading, y: contentMargins.top), proposal: childProposal(proposal))
    }

    package override func placeChildren() {
        let content = child?.sizeThatFits(childProposal(placedProposal)) ?? .zero
        let natural = CGSize(
            width: content.width + contentMargins.horizontal, height: content.height + contentMargins.vertical)
        let changes = natural != contentSize
        contentSize = natural
        let previous = offset
        scroll(to: clamped(offset))
        super.placeChildren()
        if changes || offset != previous { onGeometryChange?(self) }
    }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? { nil }

    package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    package override func computeLayoutPriority() -> Double { 0 }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
}
