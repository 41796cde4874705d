// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A viewport over content that is laid out at its ideal length (Documentation/Layout.md 5.1 to 5.5).
///
/// The offset is data and moves nothing in layout: the child stays at its rest position, and a point of it is displayed
/// at its position minus `contentOffset`. Offsets are measured in reading direction from the rest position, so (0, 0)
/// is the start in both directions, and a surface adds insets where its own convention needs them. Complexity: O(1)
/// apart from the content.
package final class ScrollNode: UnaryLayoutNode {
    package var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }
    /// The margins between the viewport and the content, which scroll with it, in points.
    package var contentMargins: EdgeInsets {
        didSet { if contentMargins != oldValue { setNeedsLayout() } }
    }
    /// The part of the content that is shown without the user's scrolling.
    package var anchors = ScrollAnchors() {
        didSet { if anchors != oldValue { setNeedsLayout() } }
    }
    /// Called when an anchor has moved the offset.
    package var onAnchor: ((CGPoint) -> Void)?
    /// The largest offset at the last placement; `nil` before there was content.
    private var lastLimit: CGPoint?
    /// The size at the last placement.
    private var lastSize: CGSize?
    /// Called after a placement has changed the size of the node or of its content, or clamped the offset.
    package var onGeometryChange: ((ScrollNode) -> Void)?
    /// Called after lazy content has corrected its extents, with the distance in points by which the visible content
    /// and the offset have moved.
    package var onCorrection: ((CGFloat, Axis) -> Void)?
    /// Called when lazy content has corrections to apply while nothing moves.
    package var onExtentsDoubted: (() -> Void)?
    /// Whether a user is scrolling: until scrolling rests, extents above the viewport are not corrected
    /// (Documentation/Rules.md 3.15).
    package var isMoving = false
    /// The distance above its top over which scrolled content is shown, in points, to whose edge rows are pinned.
    package var reach: CGFloat = 0 {
        didSet {
            guard reach != oldValue else { return }
            for case let node? in windows.map(\.node) {
                tree.changes.restructured.append(node)
                node.onReachChange?(reach)
            }
        }
    }
    /// The distance below its frame over which the content is shown, in points: under bars and device edges.
    package private(set) var reachBelow: CGFloat = 0
    /// Whether the content is shown under bars and device edges that the frame touches.
    package var reachesUnderBars = true
    private var isWatched = false
    /// The size of the content with its margins at the last placement, in points.
    package private(set) var contentSize = CGSize.zero
    /// The lazy containers whose window depends on this viewport.
    private var windows: ContiguousArray<WindowReference> = []
    /// The objects that observe a position which the offset moves; released ones are removed with the next movement.
    private var followers: [ObjectIdentifier: FollowerReference] = [:]
    /// Called when the first observer is added or returns.
    package var onFollow: (() -> Void)?
    private var offset = CGPoint.zero
    /// The least and the largest offsets of the visible way that a surface is on, or `nil` if it is on none.
    private var way: (low: CGPoint, high: CGPoint)?
    /// The offset at which the surface still shows the content, until it reports one from its scroll animation.
    private var start: CGPoint?
    /// Whether the surface reports from visible ways.
    package var hearsOfWays = false {
        didSet { if !hearsOfWays { showOffset() } }
    }
    /// The last proposal; the size, before there is one.
    private var offered = ProposedViewSize.unspecified

    private struct WindowReference {
        weak var node: LazyStackNode?
    }

    private struct FollowerReference {
        weak var follower: AnyObject?
    }

    package init(tree: LayoutTree, axes: Axis.Set = .vertical, contentMargins: EdgeInsets = EdgeInsets()) {
        self.axes = axes
        self.contentMargins = contentMargins
        super.init(tree: tree)
    }

    /// Observes the own position, since another one may touch other edges; inside another scroll view it touches none.
    private func watchPosition() {
        guard !isWatched, reachesUnderBars, axes.contains(.vertical), isInSafeArea else { return }
        isWatched = true
        tree.observePosition(of: self) { node in
            guard let node = node as? ScrollNode else { return false }
            return node.reachBelow != node.currentReachBelow
        }
    }

    private var currentReachBelow: CGFloat {
        axes.contains(.vertical) && reachesUnderBars ? safeAreaInsets.bottom : 0
    }

    // MARK: - Offset

    /// The distance by which the content is scrolled from rest; clamped to the scrollable range when it is set.
    package var contentOffset: CGPoint {
        get { offset }
        set { scroll(to: clamped(newValue)) }
    }

    /// The largest offset; zero along axes that do not scroll.
    package var maximumOffset: CGPoint {
        CGPoint(
            x: axes.contains(.horizontal) ? max(contentSize.width - size.width, 0) : 0,
            y: axes.contains(.vertical) ? max(contentSize.height - size.height, 0) : 0)
    }

    private func clamped(_ point: CGPoint) -> CGPoint {
        let limit = maximumOffset
        return CGPoint(x: min(max(point.x, 0), limit.x), y: min(max(point.y, 0), limit.y))
    }

    /// How far the surface shows the content before its start, in points: 0 or less. No row comes or goes with it; only
    /// what reads positions follows it.
    package var overscroll: CGFloat = 0 {
        didSet { if overscroll != oldValue { tellFollowers() } }
    }

    private func scroll(to target: CGPoint) {
        guard target != offset else { return }
        offset = target
        windows.removeAll { $0.node == nil }
        for window in windows { window.node?.viewportDidMove() }
        tellFollowers()
    }

    private func tellFollowers() {
        guard !followers.isEmpty else { return }
        // Only which followers remain matters, not their order.
        followers = followers.filter { $0.value.follower != nil }
        if !followers.isEmpty { tree.positionsDidChange() }
    }

    // MARK: - A visible way

    /// Adds the current offset to the visible way that a surface moves the content on; lazy containers keep the rows
    /// that are seen on it until `endWay()`.
    package func noteWay() {
        if hearsOfWays, start == nil { start = offset }
        guard let old = way else {
            way = (offset, offset)
            return
        }
        way = (
            CGPoint(x: min(old.low.x, offset.x), y: min(old.low.y, offset.y)),
            CGPoint(x: max(old.high.x, offset.x), y: max(old.high.y, offset.y))
        )
    }

    /// Ends the visible way: the surface is where the offset is.
    package func endWay() {
        showOffset()
        guard way != nil else { return }
        way = nil
        for window in windows { window.node?.wayDidEnd() }
    }

    /// The offset at which the content is shown, as far as the surface has reported: on a visible way the current offset
    /// is its end at first.
    package var shownOffset: CGPoint { start ?? offset }

    /// Takes the current offset as the one at which the content is shown.
    package func showOffset() {
        guard start != nil else { return }
        start = nil
        tellFollowers()
    }

    /// The distances along an axis from the current offset to the least and the largest one of the visible way; `nil`
    /// without one.
    func visibleWay(along axis: Axis) -> ClosedRange<CGFloat>? {
        guard let way else { return nil }
        return min(way.low[axis] - offset[axis], 0)...max(way.high[axis] - offset[axis], 0)
    }

    // MARK: - Followers

    /// Whether something outside of layout depends on the displayed position of a node.
    package var hasFollowers: Bool { followers.values.contains { $0.follower != nil } }

    /// Checks positions whenever the offset moves, as long as the follower lives.
    func follow(_ follower: AnyObject) {
        guard followers[ObjectIdentifier(follower)]?.follower == nil else { return }
        let isFirst = !hasFollowers
        followers[ObjectIdentifier(follower)] = FollowerReference(follower: follower)
        if isFirst { onFollow?() }
    }

    /// Moves the offset with content that changed its extent before the viewport; the next placement clamps it.
    func adjustOffset(by distance: CGFloat, along axis: Axis) {
        offset[axis] += distance
        start?[axis] += distance
        onCorrection?(distance, axis)
    }

    /// Corrects the extents of the lazy containers and the offset, so that the visible content does not move.
    package func settleWindows() {
        for window in windows { window.node?.settleExtents() }
    }

    /// Whether a lazy container inside depends on the offset.
    package var hasWindows: Bool { windows.contains { $0.node != nil } }

    func register(_ window: LazyStackNode) {
        guard !windows.contains(where: { $0.node === window }) else { return }
        windows.append(WindowReference(node: window))
        if reach != 0 { window.onReachChange?(reach) }
    }

    /// The visible part of the rest layout in this node's coordinates, including the part under bars.
    package var visibleRect: CGRect {
        var rect = CGRect(origin: .zero, size: size)
        rect.origin.x += isRightToLeft ? -offset.x : offset.x
        rect.origin.y += offset.y
        return rect.outset(by: safeAreaInsets, isRightToLeft: isRightToLeft)
    }

    /// Returns the offset that shows a rectangle of this node's rest layout (5.3): the smallest movement, or anchor to
    /// anchor, inside the content margins.
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

    package override func containerSize(for child: LayoutNode) -> CGSize? {
        // Across the scroll axis this node's length may follow the content's, which must not depend on itself.
        let size =
            isPlaced
            ? placedProposal.replacingUnspecifiedDimensions(by: size)
            : offered.replacingUnspecifiedDimensions(by: .zero)
        return CGSize(
            width: max(size.width - contentMargins.horizontal, 0), height: max(size.height - contentMargins.vertical, 0)
        )
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        offered = proposal
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
        var origin = CGPoint(x: contentMargins.leading, y: contentMargins.top)
        let inner = childProposal(proposal)
        if let anchor = anchors.alignment {
            let content = child.sizeThatFits(inner)
            let room = CGSize(
                width: size.width - contentMargins.horizontal - content.width,
                height: size.height - contentMargins.vertical - content.height)
            if axes.contains(.horizontal) { origin.x += max(room.width, 0) * anchor.x }
            if axes.contains(.vertical) { origin.y += max(room.height, 0) * anchor.y }
        }
        return Placement(origin: origin, proposal: inner)
    }

    package override func placeChildren() {
        let content = child?.sizeThatFits(childProposal(placedProposal)) ?? .zero
        let natural = CGSize(
            width: content.width + contentMargins.horizontal, height: content.height + contentMargins.vertical)
        watchPosition()
        let below = currentReachBelow
        let changes = natural != contentSize || below != reachBelow || size != lastSize
        lastSize = size
        contentSize = natural
        reachBelow = below
        keepToAnchor()
        let previous = offset
        scroll(to: clamped(offset))
        super.placeChildren()
        if changes || offset != previous { onGeometryChange?(self) }
    }

    /// Scrolls to the initial position of the content, and keeps it while the content's length changes.
    private func keepToAnchor() {
        let limit = maximumOffset
        let last = lastLimit
        if contentSize.width > 0 && contentSize.height > 0 { lastLimit = limit }
        var anchor: UnitPoint?
        if let last {
            guard last != limit, !isMoving, let kept = anchors.sizeChanges,
                ScrollAnchors.isAt(kept, offset, limit: last)
            else { return }
            anchor = kept
        } else {
            anchor = anchors.initialOffset
        }
        guard let anchor else { return }
        let target = clamped(ScrollAnchors.offset(of: anchor, limit: limit))
        guard target != offset else { return }
        scroll(to: target)
        onAnchor?(target)
    }

    package override func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? { nil }

    package override func computeSpacing() -> ViewSpacing { ViewSpacing() }

    package override func computeLayoutPriority() -> Double { 0 }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
}

extension LayoutNode {
    /// Checks positions whenever a scroll view around this node moves its content, as long as the follower lives.
    package final func followScrolling(_ follower: AnyObject) {
        var node = parent
        while let current = node {
            (current as? ScrollNode)?.follow(follower)
            node = current.parent
        }
    }
}
