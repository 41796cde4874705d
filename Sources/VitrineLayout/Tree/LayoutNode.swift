// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineCensus

/// A node of the layout tree: it computes sizes for proposals and places its children.
///
/// Invariants:
///
/// - `sizeThatFits` is a pure function of the node's inputs and the proposal; results are cached until
///   `setNeedsLayout()`. When a node changes, only the proposals that its parent has used are computed again; equal
///   results stop the climb (Documentation/Rules.md 3.10), so a change costs as much as it affects.
/// - Origins belong to the container: a parent writes `origin` when it places a child, or overrides `origin(ofChild:)`
///   if the origins are sums of lengths (a run).
/// - Frames are fractional; nothing is rounded here.
/// - A node retains its children and its tree, not its parent or attachment; the tree releases all nodes in
///   `LayoutTree.end`.
@_spi(Engine) public class LayoutNode {
    /// The layout tree's parent; `nil` for a root and for a detached node.
    package final internal(set) unowned(unsafe) var parent: LayoutNode?
    package final let tree: LayoutTree
    /// The position among a multi-child parent's children; maintained by that parent.
    package final internal(set) var index = 0
    /// The object that a surface attaches to the node; layout never uses it.
    package final unowned(unsafe) var attachment: (any LayoutAttachment)? {
        willSet { attachment?.isAttached = false }
        didSet { attachment?.isAttached = true }
    }

    /// Written by the parent's placement; use `frameOrigin` to read a position.
    package final internal(set) var origin = CGPoint.zero
    /// The size at the last placement.
    package final internal(set) var size = CGSize.zero
    package final internal(set) var placedProposal = ProposedViewSize.unspecified
    package final internal(set) var isPlaced = false
    /// Whether leading is on the right for this node's own placement.
    package final var isRightToLeft = false {
        didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
    }

    final var isDirty = false
    final var needsPlacement = false
    final var changedChildren: ContiguousArray<LayoutNode> = []
    /// Whether the last computation found another spacing than the parent has.
    final var spacingDidChange = false
    /// Whether cached results were evicted, so that the parent may have results that cannot be compared any more.
    private final var forgotAnswers = false
    private final var memo: ContiguousArray<(proposal: ProposedViewSize, size: CGSize)> = []
    private final var guideMemo: ContiguousArray<GuideAnswer> = []
    private final var rigidMemo: ContiguousArray<RigidAnswer> = []
    private final var spacingMemo: ViewSpacing?
    private final var priorityMemo: Double?

    private struct GuideAnswer {
        let key: AlignmentKey
        let proposal: ProposedViewSize
        let size: CGSize
        let value: CGFloat?
    }

    private struct RigidAnswer {
        let axis: Axis
        let cross: OptionalLength
        let length: OptionalLength
    }

    /// The maximum number of cached results; a stack measures a child at most four times for each of its own.
    private static let memoLimit = 16

    package init(tree: LayoutTree) {
        self.tree = tree
        tree.census.layoutNodes.begin()
    }

    deinit {
        attachment?.isAttached = false
        tree.census.layoutNodes.end()
    }

    // MARK: - To override

    /// Computes the size for a proposal from the inputs and the children's sizes.
    package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        preconditionFailure("\(type(of: self)) answers no size")
    }

    /// Places the children inside `size`; called when this node was placed with `placedProposal`.
    package func placeChildren() {}

    /// Computes the explicit value of a guide; `nil` if no node inside sets one.
    package func computeExplicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? { nil }

    /// Computes the length along an axis that this node takes whatever is proposed along it, from its inputs and its
    /// children's rigid lengths.
    ///
    /// - Parameters:
    ///   - axis: The axis of the length.
    ///   - cross: What is proposed across the axis, in points.
    /// - Returns: The length in points; `nil` if it depends on the proposal, or cannot be known without measuring for
    ///   several. Nodes that override this override `mayBeRigid` as well.
    package func computeRigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? { nil }

    /// Whether nodes of this class can have a rigid length.
    package var mayBeRigid: Bool { false }

    /// Computes the spacing that this node prefers around it.
    package func computeSpacing() -> ViewSpacing { ViewSpacing() }

    /// Computes the priority with which a parent distributes space.
    package func computeLayoutPriority() -> Double { 0 }

    /// Returns the value of a custom layout key, looked up through wrappers.
    package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// Returns a child's origin; containers whose origins are sums of lengths compute it.
    package func origin(ofChild child: LayoutNode) -> CGPoint { child.origin }

    /// Handles a change of some children without measuring the others; `nil` requests a complete re-run.
    ///
    /// A container that handles the change has updated its own cache (`replaceAnswers`) and placed the children that
    /// moved.
    package func childrenDidChange(_ children: ContiguousArray<LayoutNode>) -> LayoutEffect? { nil }

    /// Called before the results are computed again; `changed` are the children that caused it.
    func willAnswerAgain(changed: ContiguousArray<LayoutNode>) {}

    /// Called when the node left the tree with pending changes: derived state must be dropped.
    func willForget() {}

    /// Returns the safe area that this node defines for a child, in its own coordinates; `nil` uses the ancestors'.
    package func safeArea(ofChild child: LayoutNode) -> SafeArea? { nil }

    /// Returns the container size for views inside a child, in points; `nil` for nodes that are not containers.
    package func containerSize(for child: LayoutNode) -> CGSize? { nil }

    /// Visits the children in order without creating an array, for surfaces; a leaf has none.
    package func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}

    // MARK: - Queries

    /// All children, for walks by tests and surfaces.
    package final var layoutChildren: [LayoutNode] {
        var children: [LayoutNode] = []
        forEachLayoutChild { children.append($0) }
        return children
    }

    /// Returns the size for a proposal, from the cache if possible.
    package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if tree.options.memoises {
            for entry in memo where entry.proposal == proposal { return entry.size }
        }
        tree.counters.measures += 1
        let size = computeSize(proposal)
        if !tree.options.memoises, let held = memo.firstIndex(where: { $0.proposal == proposal }) {
            memo[held].size = size
            return size
        }
        if memo.count >= LayoutNode.memoLimit {
            memo.removeFirst()
            forgotAnswers = true
        }
        // A page has thousands of nodes with a few results each; doubling the space would leave much of it unused.
        if memo.count == memo.capacity { memo.reserveCapacity(memo.count + 2) }
        memo.append((proposal, size))
        return size
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal)
    }

    package final func explicitAlignment(
        _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
    ) -> CGFloat? {
        // A guide that no node of the tree sets needs no search.
        guard tree.declares(key) else { return nil }
        for answer in guideMemo where answer.key == key && answer.proposal == proposal && answer.size == size {
            return answer.value
        }
        let value = computeExplicitAlignment(key, proposal: proposal, size: size)
        if guideMemo.count >= LayoutNode.memoLimit {
            guideMemo.removeFirst()
            forgotAnswers = true
        }
        guideMemo.append(GuideAnswer(key: key, proposal: proposal, size: size, value: value))
        return value
    }

    /// Returns the length along an axis that this node takes whatever is proposed along it; `nil` if that is not known.
    ///
    /// A stack needs no minimum, no maximum and no answer to a share of such a child. What a parent was told is cached,
    /// as sizes are, so that a node that ceases to be rigid is noticed although its size stays the same.
    package final func rigidLength(along axis: Axis, cross: CGFloat?) -> CGFloat? {
        guard mayBeRigid else { return nil }
        let key = OptionalLength(cross)
        for answer in rigidMemo where answer.axis == axis && answer.cross == key { return answer.length.value }
        let length = computeRigidLength(along: axis, cross: cross)
        if rigidMemo.count >= LayoutNode.memoLimit {
            rigidMemo.removeFirst()
            forgotAnswers = true
        }
        rigidMemo.append(RigidAnswer(axis: axis, cross: key, length: OptionalLength(length)))
        return length
    }

    package final var spacing: ViewSpacing {
        if let spacingMemo { return spacingMemo }
        let spacing = computeSpacing()
        spacingMemo = spacing
        return spacing
    }

    package final var layoutPriority: Double {
        if let priorityMemo { return priorityMemo }
        let priority = computeLayoutPriority()
        priorityMemo = priority
        return priority
    }

    /// The origin in the parent's coordinates.
    package final var frameOrigin: CGPoint {
        parent?.origin(ofChild: self) ?? origin
    }

    /// The frame in the parent's coordinates, in points.
    package final var frame: CGRect {
        CGRect(origin: frameOrigin, size: size)
    }

    /// Returns the frame in the coordinates of an ancestor (of the root for `nil`), before transforms and scrolling.
    package final func frame(in ancestor: LayoutNode?) -> CGRect {
        var origin = CGPoint.zero
        var node: LayoutNode? = self
        while let current = node, current !== ancestor {
            let step = current.frameOrigin
            origin.x += step.x
            origin.y += step.y
            node = current.parent
        }
        return CGRect(origin: origin, size: size)
    }

    // MARK: - Invalidation

    /// Marks this node's inputs as changed, so that its results are computed again.
    ///
    /// A node that was never measured and never placed has no results to update: its parent will measure it in turn. So
    /// a tree that is being built queues nothing.
    package final func setNeedsLayout() {
        guard !isDirty, hasAnswers || isPlaced else { return }
        isDirty = true
        tree.enqueue(self)
    }

    /// Requests a new placement of the children although no size has changed.
    package final func setNeedsPlacement() {
        guard !needsPlacement else { return }
        needsPlacement = true
        tree.enqueuePlacement(self)
    }

    /// Attaches a child, also one that had another parent; the caller retains it.
    package final func adopt(_ child: LayoutNode, index: Int = 0) {
        let moves = child.parent !== self
        child.parent = self
        child.index = index
        if moves { child.enclosingStackDidChange() }
    }

    /// Detaches a child; its cached results stay, its placement is dropped.
    package final func abandon(_ child: LayoutNode) {
        if child.parent === self { child.parent = nil }
        child.isPlaced = false
    }

    /// Computes the results that the parent has used again.
    ///
    /// It returns whether any of them has changed.
    final func answersChanged() -> Bool {
        let held = memo
        let guides = guideMemo
        let lengths = rigidMemo
        let oldSpacing = spacingMemo
        let oldPriority = priorityMemo
        var changed = forgotAnswers
        forgetAnswers()
        spacingDidChange = false
        for entry in held where sizeThatFits(entry.proposal) != entry.size { changed = true }
        if isPlaced && sizeThatFits(placedProposal) != size { changed = true }
        for answer in lengths
        where rigidLength(along: answer.axis, cross: answer.cross.value) != answer.length.value {
            changed = true
        }
        for guide in guides where !changed {
            let size = sizeThatFits(guide.proposal)
            if size != guide.size
                || explicitAlignment(guide.key, proposal: guide.proposal, size: size) != guide.value
            {
                changed = true
            }
        }
        if let oldSpacing, oldSpacing != spacing {
            changed = true
            spacingDidChange = true
        }
        if let oldPriority, oldPriority != layoutPriority { changed = true }
        return changed
    }

    /// Replaces the cached sizes after a partial update; `update` receives each cached proposal with its old size.
    ///
    /// The caller guarantees that no guide is cached and that spacing and priority are unchanged.
    package final func replaceAnswers(_ update: (ProposedViewSize, CGSize) -> CGSize) {
        for entry in memo.indices { memo[entry].size = update(memo[entry].proposal, memo[entry].size) }
        spacingDidChange = false
    }

    /// Whether a parent has used an explicit guide, or the information that there is none.
    final var holdsGuides: Bool { !guideMemo.isEmpty }

    /// Returns whether every cached proposal satisfies a condition, none was evicted, and nobody relies on a rigid length.
    final func holdsOnly(_ condition: (ProposedViewSize) -> Bool) -> Bool {
        !forgotAnswers && rigidMemo.isEmpty && memo.allSatisfy { condition($0.proposal) }
    }

    /// Whether a result has been used since the last change.
    final var hasAnswers: Bool { !memo.isEmpty || !rigidMemo.isEmpty || spacingMemo != nil || priorityMemo != nil }

    /// Drops every cached result, before a re-run.
    final func forgetAnswers() {
        memo.removeAll(keepingCapacity: true)
        guideMemo.removeAll(keepingCapacity: true)
        rigidMemo.removeAll(keepingCapacity: true)
        spacingMemo = nil
        priorityMemo = nil
        forgotAnswers = false
    }

    // MARK: - The enclosing stack

    /// The axis of the stack around this node, looked up through modifiers, on which spacers and dividers depend.
    package final var enclosingStackAxis: Axis? {
        var node = self
        while let parent = node.parent {
            if let stack = parent as? StackNode { return stack.axis }
            if let stack = parent as? LazyStackNode { return stack.axis }
            if let layout = parent as? CustomLayoutNode { return layout.stackAxis }
            guard parent is UnaryLayoutNode, !(parent is ScrollNode) else { return nil }
            if let overlay = parent as? OverlayNode, overlay.child !== node { return nil }
            node = parent
        }
        return nil
    }

    /// Drops the results of a spacer or divider below that depended on another stack.
    package final func enclosingStackDidChange() {
        var node = self
        while let unary = node as? UnaryLayoutNode, let child = unary.child {
            node = child
        }
        guard node is SpacerNode || node is DividerNode else { return }
        var current: LayoutNode = self
        while true {
            current.forgetAnswers()
            current.needsPlacement = true
            guard current !== node, let next = (current as? UnaryLayoutNode)?.child else { break }
            current = next
        }
    }

    // MARK: - Placement

    /// Places a child at `origin` (left-to-right coordinates, mirrored here in a right-to-left layout).
    package final func place(_ child: LayoutNode, at origin: CGPoint, proposal: ProposedViewSize) {
        let childSize = child.sizeThatFits(proposal)
        var target = origin
        if isRightToLeft { target.x = size.width - origin.x - childSize.width }
        placeUnmirrored(child, at: target, size: childSize, proposal: proposal)
    }

    /// Places a child at exactly `origin`, in this node's left-to-right coordinates.
    package final func placeUnmirrored(
        _ child: LayoutNode, at origin: CGPoint, size childSize: CGSize, proposal: ProposedViewSize
    ) {
        if !child.isPlaced || child.origin != origin {
            child.origin = origin
            tree.changes.moved.append(child)
        }
        child.settle(size: childSize, proposal: proposal)
    }

    /// Sets this node's size; descends only where something can differ.
    package final func settle(size newSize: CGSize, proposal: ProposedViewSize) {
        if isPlaced && !needsPlacement && placedProposal == proposal && size == newSize { return }
        tree.counters.placements += 1
        placedProposal = proposal
        size = newSize
        isPlaced = true
        needsPlacement = false
        tree.changes.sized.append(self)
        placeChildren()
    }
}

/// The effect of a change of some children on their parent.
package enum LayoutEffect: Equatable, Sendable {
    /// The container's own results are unchanged; it has placed the children that moved.
    case contained
    /// The container's own results have changed (and are cached again), so its parent has to be updated.
    case size
}
