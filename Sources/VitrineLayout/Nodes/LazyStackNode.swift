// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A stack that holds only the rows that the viewport shows (facts/layout.md 5.7).
///
/// Invariants
/// - Realised are exactly the rows that intersect the viewport, grown by `overscan`; without a scroll view all are.
/// - A row's place is the extent before it: measured advances where known, one estimate elsewhere (`ExtentTree`).
/// - What turns out different above the first visible row waits in `corrections` until `settleExtents()`, so that the
///   rows on screen stay where they are (DESIGN 3.15).
/// A pass costs O(window + log n).
package final class LazyStackNode: LayoutNode {
    package let axis: Axis
    /// The guide across the axis on which the rows meet.
    package var alignment: AlignmentKey {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }
    /// In points; `nil` asks the rows.
    package var gap: CGFloat? {
        didSet { if gap != oldValue { reset() } }
    }
    /// How far beyond the viewport rows are realised, in points.
    package var overscan: CGFloat {
        didSet { if overscan != oldValue { setNeedsPlacement() } }
    }
    /// Where the rows come from; not retained.
    package weak var source: (any LazyListSource)? {
        didSet { if source !== oldValue { sourceDidReload() } }
    }

    /// The indices of the realised rows, contiguous.
    package private(set) var window: Range<Int> = 0..<0
    private var rows: ContiguousArray<LayoutNode> = []
    private var origins: ContiguousArray<CGPoint> = []
    private var extents = ExtentTree(count: 0) { _ in nil }
    private var estimate: CGFloat = 0
    private var hasEstimate = false
    /// True advances of rows above the anchor that the extents do not know yet.
    private var corrections: [Int: CGFloat] = [:]
    private var measuredCross: CGFloat?
    private var appliedView: ClosedRange<CGFloat>?

    package init(
        tree: LayoutTree, axis: Axis, alignment: AlignmentKey, spacing: CGFloat? = nil, overscan: CGFloat = 0
    ) {
        self.axis = axis
        self.alignment = alignment
        gap = spacing
        self.overscan = overscan
        super.init(tree: tree)
        tree.observePosition(of: self) { node in
            guard let node = node as? LazyStackNode else { return false }
            return node.appliedView != node.currentView
        }
    }

    deinit {
        for row in rows { abandon(row) }
    }

    // MARK: - The source

    /// All rows are other ones.
    package func sourceDidReload() {
        releaseAll()
        reset()
    }

    /// Rows were removed from and inserted at one place; the others keep their nodes and measures.
    package func sourceDidChange(removed: Range<Int>, inserted: Int) {
        let old = extents
        let shift = inserted - removed.count
        let oldCorrections = corrections
        for index in window where removed.contains(index) { release(index) }
        extents = ExtentTree(count: old.count + shift) { index in
            if index < removed.lowerBound { return old.known(index) }
            return index < removed.lowerBound + inserted ? nil : old.known(index - shift)
        }
        corrections = [:]
        for (index, advance) in oldCorrections where !removed.contains(index) {
            corrections[index < removed.lowerBound ? index : index + shift] = advance
        }
        // The kept rows on the longer side of the change stay realised; the next pass fills the gap.
        let before = ContiguousArray(rows.filter { $0.index < removed.lowerBound })
        let behind = ContiguousArray(rows.filter { $0.index >= removed.upperBound })
        for row in behind { row.index += shift }
        let kept = before.count >= behind.count ? before : behind
        let dropped = before.count >= behind.count ? behind : before
        for row in dropped { abandon(row) }
        for row in dropped { source?.release(row.index) }
        rows = kept
        window = kept.first.map { $0.index..<($0.index + kept.count) } ?? 0..<0
        origins = ContiguousArray(repeating: .zero, count: rows.count)
        for row in rows { row.isPlaced = false }
        tree.changes.restructured.append(self)
        setNeedsLayout()
    }

    private func reset() {
        extents = ExtentTree(count: source?.count ?? 0) { _ in nil }
        corrections = [:]
        hasEstimate = false
        setNeedsLayout()
    }

    private func releaseAll() {
        let released = window
        for row in rows { abandon(row) }
        rows = []
        origins = []
        window = 0..<0
        for index in released { source?.release(index) }
    }

    private func release(_ index: Int) {
        guard let position = rows.firstIndex(where: { $0.index == index }) else { return }
        abandon(rows.remove(at: position))
        source?.release(index)
    }

    /// The realised node of a row, `nil` outside the window.
    package func realisedRow(_ index: Int) -> LayoutNode? {
        window.contains(index) ? rows[index - window.lowerBound] : nil
    }

    package override var layoutChildren: [LayoutNode] { Array(rows) }

    // MARK: - Measuring

    private func rowProposal(_ cross: CGFloat?) -> ProposedViewSize { ProposedViewSize(nil, cross, along: axis) }

    /// A first estimate: what the source says, else the length of the first row.
    private func ensureEstimate(_ cross: CGFloat?) {
        guard !hasEstimate, let source, source.count > 0 else { return }
        hasEstimate = true
        if let length = source.estimatedLength(at: 0) {
            estimate = length + (gap ?? PlatformProfile.defaultSpacing)
            return
        }
        let index = window.isEmpty ? 0 : window.lowerBound
        if window.isEmpty {
            let row = source.node(at: index)
            adopt(row, index: index)
            rows = [row]
            origins = [.zero]
            window = index..<(index + 1)
        }
        estimate = rows[0].sizeThatFits(rowProposal(cross))[axis] + (gap ?? PlatformProfile.defaultSpacing)
    }

    /// The rows' extents count a gap behind each row; the last one has none.
    private var trailingGap: CGFloat { gap ?? PlatformProfile.defaultSpacing }

    private var totalLength: CGFloat {
        extents.count == 0 ? 0 : max(extents.total(estimate: estimate) - trailingGap, 0)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        ensureEstimate(proposal[axis.crossed])
        var cross = proposal[axis.crossed] ?? 0
        if proposal[axis.crossed] == nil {
            for row in rows { cross = max(cross, row.sizeThatFits(rowProposal(nil))[axis.crossed]) }
        }
        return CGSize(totalLength, max(cross, 0), along: axis)
    }

    override func willAnswerAgain(changed: ContiguousArray<LayoutNode>) {
        guard isPlaced else { return }
        for row in changed where row.parent === self && window.contains(row.index) {
            extents.set(row.index, advance(behind: row.index, cross: rowCross))
        }
    }

    /// The length of a realised row with the gap behind it.
    private func advance(behind index: Int, cross: CGFloat) -> CGFloat {
        let row = rows[index - window.lowerBound]
        let length = row.sizeThatFits(rowProposal(cross))[axis]
        if index + 1 == extents.count { return length + trailingGap }
        if let gap { return length + gap }
        guard window.contains(index + 1) else {
            // The neighbour is not known: what was measured before stays, so that scrolling moves nothing.
            return length + PlatformProfile.defaultSpacing
        }
        return length + row.spacing.distance(to: rows[index + 1 - window.lowerBound].spacing, along: axis)
    }

    private var rowCross: CGFloat { size[axis.crossed] }

    // MARK: - The window

    private var enclosingScroll: (scroll: ScrollNode, origin: CGPoint)? {
        var origin = CGPoint.zero
        var node: LayoutNode = self
        while let parent = node.parent {
            let step = node.frameOrigin
            origin.x += step.x
            origin.y += step.y
            if let scroll = parent as? ScrollNode, scroll.axes.contains(Axis.Set(axis)) { return (scroll, origin) }
            node = parent
        }
        return nil
    }

    /// The part of the own main axis that is shown, `nil` without a scroll view.
    private var currentView: ClosedRange<CGFloat>? {
        guard let (scroll, origin) = enclosingScroll else { return nil }
        let rect = scroll.visibleRect
        if axis == .horizontal && isRightToLeft {
            let end = size.width - (rect.minX - origin.x)
            return (end - rect.width)...end
        }
        let start = axis == .horizontal ? rect.minX - origin.x : rect.minY - origin.y
        return start...(start + (axis == .horizontal ? rect.width : rect.height))
    }

    func viewportDidMove() {
        if appliedView != currentView { setNeedsPlacement() }
    }

    package override func placeChildren() {
        if let (scroll, _) = enclosingScroll { scroll.register(self) }
        if let source, source.count != extents.count { reset() }
        if measuredCross != rowCross {
            if measuredCross != nil { extents = ExtentTree(count: extents.count) { _ in nil } }
            measuredCross = rowCross
            corrections = [:]
        }
        let view = currentView
        appliedView = view
        let before = totalLength
        updateWindow(view.map { ($0.lowerBound - overscan)...($0.upperBound + overscan) } ?? 0...CGFloat.infinity)
        // The length is an answer: what was learned here goes to the parent in the next round.
        if totalLength != before || totalLength != size[axis] { setNeedsLayout() }
    }

    private func realise(_ index: Int) -> LayoutNode? {
        if window.contains(index) { return rows[index - window.lowerBound] }
        guard let row = source?.node(at: index) else { return nil }
        adopt(row, index: index)
        if window.isEmpty {
            rows = [row]
            window = index..<(index + 1)
        } else if index == window.upperBound {
            rows.append(row)
            window = window.lowerBound..<(index + 1)
        } else {
            rows.insert(row, at: 0)
            window = index..<window.upperBound
        }
        return row
    }

    /// Drops rows outside a range; answers whether any went.
    private func trim(to range: Range<Int>) {
        guard range.overlaps(window) else { return releaseAll() }
        while window.lowerBound < range.lowerBound {
            let index = window.lowerBound
            abandon(rows.removeFirst())
            window = (index + 1)..<window.upperBound
            source?.release(index)
        }
        while window.upperBound > range.upperBound {
            let index = window.upperBound - 1
            abandon(rows.removeLast())
            window = window.lowerBound..<index
            source?.release(index)
        }
    }

    private func updateWindow(_ view: ClosedRange<CGFloat>) {
        let count = extents.count
        let oldWindow = window
        guard count > 0, view.upperBound > 0, view.lowerBound < max(totalLength, 1) else {
            releaseAll()
            if window != oldWindow { tree.changes.restructured.append(self) }
            return
        }
        let anchor = extents.index(at: max(view.lowerBound, 0), estimate: estimate)
        if !window.contains(anchor) && anchor != window.upperBound && anchor + 1 != window.lowerBound { releaseAll() }
        var starts: [Int: CGFloat] = [:]
        var first = anchor
        var last = anchor
        // Forward from the anchor, measuring.
        var start = extents.prefix(anchor, estimate: estimate)
        var index = anchor
        while index < count, start < view.upperBound, let row = realise(index) {
            let length = row.sizeThatFits(rowProposal(rowCross))[axis]
            if start + length <= view.lowerBound && index == first { first = index + 1 } else {
                starts[index] = start
                last = index
            }
            // The gap behind is only known with the next row; one more look costs one row beyond the window at most
            // when the rows' preferences decide it, and nothing when the gap is given.
            var advance = length + trailingGap
            if gap == nil, index + 1 < count, start + length < view.upperBound, let next = realise(index + 1) {
                advance = length + row.spacing.distance(to: next.spacing, along: axis)
            } else if gap == nil, let known = extents.known(index), !window.contains(index + 1) {
                advance = max(known, length)
            }
            extents.set(index, advance)
            start += advance
            index += 1
        }
        // Backward: rows above whose true length does not reach as far as the extents say.
        var top = starts[first] ?? extents.prefix(first, estimate: estimate)
        while first > 0, top > view.lowerBound, !starts.isEmpty, first <= last, let row = realise(first - 1) {
            let length = row.sizeThatFits(rowProposal(rowCross))[axis]
            let space = gap ?? row.spacing.distance(to: rows[first - window.lowerBound].spacing, along: axis)
            if top - space <= view.lowerBound { break }
            first -= 1
            top -= length + space
            starts[first] = top
            if extents.known(first) != length + space { corrections[first] = length + space }
        }
        guard !starts.isEmpty else { return releaseAll() }
        trim(to: first..<(last + 1))
        if window != oldWindow { tree.changes.restructured.append(self) }
        placeRows(starts)
    }

    private func placeRows(_ starts: [Int: CGFloat]) {
        let proposal = rowProposal(rowCross)
        let container = ViewDimensions(size: size)
        origins = ContiguousArray(repeating: .zero, count: rows.count)
        for (position, row) in rows.enumerated() {
            let dimensions = row.dimensions(in: proposal)
            var origin = CGPoint.zero
            origin[axis] = starts[row.index] ?? 0
            origin[axis.crossed] = container[alignment] - dimensions[alignment]
            origins[position] = origin
            place(row, at: origin, proposal: proposal)
        }
    }

    // MARK: - Corrections

    /// Makes the extents true and moves the scroll offset by as much, so that the rows on screen stay. Answers the shift.
    @discardableResult
    package func settleExtents() -> CGFloat {
        guard !window.isEmpty else { return 0 }
        let anchor = window.upperBound - 1
        let before = extents.prefix(anchor, estimate: estimate)
        for index in corrections.keys.sorted() {
            if let advance = corrections[index] { extents.set(index, advance) }
        }
        corrections = [:]
        if let mean = extents.mean { estimate = mean }
        let shift = extents.prefix(anchor, estimate: estimate) - before
        guard shift != 0 else { return 0 }
        setNeedsLayout()
        tree.layout()
        if let (scroll, _) = enclosingScroll {
            var offset = scroll.contentOffset
            offset[axis] += shift
            scroll.contentOffset = offset
        }
        tree.layout()
        return shift
    }
}
