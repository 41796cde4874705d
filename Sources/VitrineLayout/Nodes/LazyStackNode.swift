// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A stack that holds only the rows in the visible region (Documentation/Layout.md 5.7).
///
/// Invariants:
///
/// - Rows that intersect the visible region, extended by `overscan`, are materialised, while a surface is on a visible
///   way also those that are seen on it (`ScrollNode.noteWay`), and no others; without a scroll view all are.
/// - The position of a row is the extent before it: measured advances where known, an estimate elsewhere
///   (`ExtentTree`).
/// - Differences found above the first visible row are kept in `corrections` until `settleExtents()`, so that the rows
///   on screen stay where they are (Documentation/Rules.md 3.15).
///
/// Complexity: O(window + log n) per pass.
package final class LazyStackNode: LayoutNode {
    package let axis: Axis
    /// The guide across the axis at which the rows are aligned.
    package var alignment: AlignmentKey {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }
    /// The distance between rows in points; `nil` for the distances that rows prefer.
    package var gap: CGFloat? {
        didSet {
            gap = gap.map(LazyStackNode.bounded)
            if gap != oldValue { reset() }
        }
    }
    /// The distance beyond the visible region in which rows are materialised, in points.
    package var overscan: CGFloat {
        didSet { if overscan != oldValue { setNeedsPlacement() } }
    }
    /// The rows of a section that stay in the visible region.
    package var pinned: PinnedRows = [] {
        didSet { if pinned != oldValue { setNeedsPlacement() } }
    }
    /// Returns the part at the start of a header that scrolls away before the rest is pinned, in points; `nil` for none.
    package var headerLead: ((Int) -> CGFloat)?
    /// Called with the distance above its top over which the scroll view shows its content (`ScrollNode.reach`), when
    /// it changes.
    package var onReachChange: ((CGFloat) -> Void)?
    /// The source of the rows; not retained.
    package weak var source: (any LazyListSource)? {
        didSet {
            guard source !== oldValue else { return }
            releaseAll(to: oldValue)
            reset()
        }
    }

    /// The indices of the materialised rows, contiguous.
    package private(set) var window: Range<Int> = 0..<0
    /// The materialised rows by index; after a pass the keys are those of the window and of pinned rows.
    private var rows: [Int: LayoutNode] = [:]
    /// The pinned rows, some of which are outside the window.
    private var sticky: [Int: StickyRow] = [:]
    /// The starts of the window's rows along the axis, while nothing before them changes.
    private var starts: [Int: CGFloat] = [:]
    private var extents = ExtentTree(count: 0) { _ in nil }
    private var estimate: CGFloat = 0
    private var hasEstimate = false
    /// Whether the estimate is the mean of rows that were measured.
    private var isEstimateMeasured = false
    /// Measured advances of rows above the anchor that the extents do not have yet.
    private var corrections: [Int: CGFloat] = [:]
    private var measuredCross: CGFloat?
    private var appliedView: ClosedRange<CGFloat>?

    package init(
        tree: LayoutTree, axis: Axis, alignment: AlignmentKey, spacing: CGFloat? = nil, overscan: CGFloat = 0
    ) {
        self.axis = axis
        self.alignment = alignment
        gap = spacing.map(LazyStackNode.bounded)
        self.overscan = overscan
        super.init(tree: tree)
        tree.observePosition(of: self) { node in
            guard let node = node as? LazyStackNode else { return false }
            return node.appliedView != node.currentView
        }
    }

    deinit {
        for row in rows.values { abandon(row) }
    }

    // MARK: - The source

    /// Replaces all rows.
    package func sourceDidReload() {
        releaseAll(to: source)
        reset()
    }

    /// Updates the rows after some were removed and others inserted at one place.
    ///
    /// Other rows keep their nodes and measurements. The source has already renumbered its own.
    package func sourceDidChange(removed: Range<Int>, inserted: Int) {
        let old = extents
        let shift = inserted - removed.count
        extents = ExtentTree(count: old.count + shift) { index in
            if index < removed.lowerBound { return old.known(index) }
            return index < removed.lowerBound + inserted ? nil : old.known(index - shift)
        }
        func moved(_ index: Int) -> Int? {
            if index < removed.lowerBound { return index }
            return index < removed.upperBound ? nil : index + shift
        }
        var kept: [Int: LayoutNode] = [:]
        for (index, row) in rows {
            if let new = moved(index) {
                row.index = new
                kept[new] = row
            } else {
                abandon(row)
            }
        }
        rows = kept
        var shifted: [Int: CGFloat] = [:]
        for (index, advance) in corrections {
            if let new = moved(index) { shifted[new] = advance }
        }
        corrections = shifted
        starts = [:]
        sticky = [:]
        window = 0..<0
        tree.changes.restructured.append(self)
        setNeedsLayout()
    }

    private func reset() {
        extents = ExtentTree(count: source?.count ?? 0) { _ in nil }
        corrections = [:]
        starts = [:]
        hasEstimate = false
        isEstimateMeasured = false
        setNeedsLayout()
    }

    private func releaseAll(to source: (any LazyListSource)?) {
        if !rows.isEmpty { tree.changes.restructured.append(self) }
        for index in rows.keys.sorted() {
            if let row = rows.removeValue(forKey: index) { abandon(row) }
            source?.release(index)
        }
        window = 0..<0
        starts = [:]
    }

    private func release(where goes: (Int) -> Bool) {
        for index in rows.keys.sorted() where goes(index) {
            if let row = rows.removeValue(forKey: index) { abandon(row) }
            source?.release(index)
        }
    }

    /// The number of rows in the extents.
    package var rowCount: Int { extents.count }

    /// Returns the materialised node of a row, or `nil` if it is not shown.
    package func realisedRow(_ index: Int) -> LayoutNode? {
        rows[index]
    }

    /// Visits the materialised rows in list order, pinned ones included.
    package override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
        for index in rows.keys.sorted() {
            if let row = rows[index] { body(row) }
        }
    }

    /// Returns the frame of a row in this node's coordinates, materialised or not, to which `scrollTo` scrolls.
    package func rowFrame(_ index: Int) -> CGRect {
        let start = starts[index] ?? extents.prefix(index, estimate: estimate)
        let length =
            rows[index].map { $0.sizeThatFits(rowProposal(rowCross))[axis] }
            ?? (extents.known(index) ?? estimate) - trailingGap
        var rect = CGRect(origin: .zero, size: CGSize(max(length, 0), rowCross, along: axis))
        rect.origin[axis] = start
        if axis == .horizontal && isRightToLeft { rect.origin.x = size.width - rect.maxX }
        return rect
    }

    /// Scrolls until a row is at the anchor.
    ///
    /// Rows are measured as they become visible, so the target is computed again until it is stable (at most four
    /// times).
    package func scroll(toRow index: Int, anchor: UnitPoint?) {
        for _ in 0..<4 {
            guard let (scroll, origin) = enclosingScroll else { return }
            let target = scroll.offset(
                toShow: rowFrame(index).offsetBy(dx: origin.x, dy: origin.y), anchor: anchor)
            guard target != scroll.contentOffset else { return }
            scroll.contentOffset = target
            tree.layout()
        }
    }

    /// Returns the state of a pinned row, or `nil` for one that is not pinned.
    package func stickyRow(_ row: LayoutNode) -> StickyRow? {
        row.parent === self ? sticky[row.index] : nil
    }

    /// Returns the displacement of a pinned row from its position in layout, for the current offset.
    package func stickyOffset(of row: LayoutNode) -> CGPoint {
        guard let data = stickyRow(row), let view = currentView else { return .zero }
        var offset = CGPoint.zero
        let distance = data.start(in: view) - data.naturalStart
        offset[axis] = axis == .horizontal && isRightToLeft ? -distance : distance
        return offset
    }

    // MARK: - Measuring

    private func rowProposal(_ cross: CGFloat?) -> ProposedViewSize { ProposedViewSize(nil, cross, along: axis) }

    /// Computes a first estimate: the source's, or else the length of the first row.
    private func ensureEstimate(_ cross: CGFloat?) {
        guard !hasEstimate, let source, source.count > 0 else { return }
        hasEstimate = true
        if measuredCross == nil, source.prepare(across: cross ?? 0) {
            extents = ExtentTree(count: source.count) { _ in nil }
        }
        if let length = source.estimatedLength(at: 0) {
            estimate = LazyStackNode.bounded(length) + (gap ?? PlatformProfile.defaultSpacing)
            return
        }
        guard let row = realise(rows.keys.min() ?? 0) else { return }
        estimate = measured(row, across: cross) + (gap ?? PlatformProfile.defaultSpacing)
    }

    /// The gap after the last row, which the extents count but which is not displayed.
    private var trailingGap: CGFloat { gap ?? PlatformProfile.defaultSpacing }

    private var totalLength: CGFloat {
        extents.count == 0 ? 0 : max(extents.total(estimate: estimate) - trailingGap, 0)
    }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        ensureEstimate(proposal[axis.crossed])
        var cross = proposal[axis.crossed] ?? 0
        if proposal[axis.crossed] == nil {
            for row in rows.values { cross = max(cross, row.sizeThatFits(rowProposal(nil))[axis.crossed]) }
        }
        let count = source?.count(across: proposal[axis.crossed]) ?? 0
        // For a grid with another number of lines the measurements of its own lines are not valid.
        let length = count == extents.count ? totalLength : max(CGFloat(count) * estimate - trailingGap, 0)
        return CGSize(length, max(cross, 0), along: axis)
    }

    override func willAnswerAgain(changed: ContiguousArray<LayoutNode>) {
        guard isPlaced else { return }
        for row in changed where row.parent === self && rows[row.index] === row {
            extents.set(row.index, advance(behind: row, cross: rowCross))
        }
    }

    /// Returns the length of a materialised row with the gap after it.
    ///
    /// An unknown neighbour counts as a view without spacing preferences.
    private func advance(behind row: LayoutNode, cross: CGFloat) -> CGFloat {
        let length = measured(row, across: cross)
        if let gap { return length + gap }
        guard let next = rows[row.index + 1] else { return length + PlatformProfile.defaultSpacing }
        return length + row.spacing.distance(to: next.spacing, along: axis)
    }

    /// Returns a row's length, bounded so that the sum of many is still finite.
    private func measured(_ row: LayoutNode, across cross: CGFloat?) -> CGFloat {
        LazyStackNode.bounded(row.sizeThatFits(rowProposal(cross))[axis])
    }

    private static func bounded(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, -lengthLimit), lengthLimit)
    }

    private static let lengthLimit: CGFloat = 1e9

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

    /// The visible part of the main axis; `nil` without a scroll view.
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

    /// Returns the visible part of the main axis and what is seen on the way of a surface to it, if that is not too
    /// long.
    private func seenView(at view: ClosedRange<CGFloat>?) -> ClosedRange<CGFloat>? {
        guard let view, let way = enclosingScroll?.scroll.visibleWay(along: axis) else { return view }
        let seen = (view.lowerBound + way.lowerBound)...(view.upperBound + way.upperBound)
        let limit = LazyStackNode.wayLimit * (view.upperBound - view.lowerBound)
        return seen.upperBound - seen.lowerBound <= limit ? seen : view
    }

    /// The longest way on which all rows are materialised, in visible lengths.
    private static let wayLimit: CGFloat = 8

    func viewportDidMove() {
        if appliedView != currentView { setNeedsPlacement() }
    }

    func wayDidEnd() { setNeedsPlacement() }

    package override func placeChildren() {
        if let (scroll, _) = enclosingScroll { scroll.register(self) }
        if let source, source.prepare(across: rowCross) { sourceDidReload() }
        if let source, source.count != extents.count { reset() }
        if measuredCross != rowCross {
            if measuredCross != nil { extents = ExtentTree(count: extents.count) { _ in nil } }
            starts = [:]
            measuredCross = rowCross
            corrections = [:]
        }
        let view = currentView
        appliedView = view
        let before = totalLength
        updateWindow(view, seen: seenView(at: view))
        estimateFromFirstRows()
        if let (scroll, _) = enclosingScroll, !scroll.isMoving, isDoubted { scroll.onExtentsDoubted?() }
        // The length is part of this node's size, so a change is reported to the parent in the next round.
        if totalLength != before || totalLength != size[axis] { setNeedsLayout() }
    }

    /// Replaces the first guess by the mean of the first rows, before anything has been scrolled: no row before the
    /// window moves by that, and the length does not change as much when the user begins to scroll.
    private func estimateFromFirstRows() {
        guard !isEstimateMeasured, window.first == 0, let mean = extents.mean else { return }
        isEstimateMeasured = true
        estimate = mean
    }

    private func realise(_ index: Int) -> LayoutNode? {
        if let row = rows[index] { return row }
        guard let row = source?.node(at: index) else { return nil }
        adopt(row, index: index)
        rows[index] = row
        return row
    }

    /// Returns the row that keeps its position: the first one that was on screen before, or else the one at the start
    /// of the visible region.
    private func anchor(in view: ClosedRange<CGFloat>) -> (index: Int, start: CGFloat) {
        for index in window {
            guard let start = starts[index], let row = rows[index], start < view.upperBound,
                start + measured(row, across: rowCross) > view.lowerBound
            else { continue }
            return (index, start)
        }
        // A jump to the end should show the last row, whatever the lengths of the rows above turn out to be.
        if isAtEnd(view), let last = realise(extents.count - 1) {
            return (extents.count - 1, totalLength - last.sizeThatFits(rowProposal(rowCross))[axis])
        }
        let index = extents.index(at: max(view.lowerBound, 0), estimate: estimate)
        return (index, extents.prefix(index, estimate: estimate))
    }

    /// Whether the scroll view is at its end and shows the end of this stack there.
    ///
    /// A surface uses device pixels, so one point less counts as the end too.
    private func isAtEnd(_ view: ClosedRange<CGFloat>) -> Bool {
        guard let (scroll, _) = enclosingScroll else { return false }
        let limit = scroll.maximumOffset[axis]
        return limit > 1 && scroll.contentOffset[axis] > limit - 1 && view.upperBound > totalLength - 1
    }

    /// Materialises the rows that are seen on the way to the visible part, and on both sides of it.
    private func updateWindow(_ port: ClosedRange<CGFloat>?, seen: ClosedRange<CGFloat>?) {
        let view = seen.map { ($0.lowerBound - overscan)...($0.upperBound + overscan) } ?? 0...CGFloat.infinity
        let oldWindow = window
        var shown: [Int: CGFloat] = [:]
        if extents.count > 0, view.upperBound > 0, view.lowerBound < max(totalLength, 1) {
            let wasAtEnd = port.map(isAtEnd) ?? false
            shown = walk(view, port: seen ?? view)
            // Before the first row there is no space for a deferred correction, so all of them are applied now.
            if let top = shown[0], abs(top) > LazyStackNode.tolerance {
                applyCorrections()
                move(&shown, by: -top)
            } else if wasAtEnd, let first = shown.keys.min(), shown[extents.count - 1] != nil {
                // Nor is there space after the last one.
                applyCorrections()
                move(&shown, by: extents.prefix(first, estimate: estimate) - (shown[first] ?? 0))
            }
        }
        let oldPinned = Set(sticky.keys)
        window = shown.keys.min().map { $0..<($0 + shown.count) } ?? 0..<0
        starts = shown
        pinRows()
        release { shown[$0] == nil && sticky[$0] == nil }
        if window != oldWindow || oldPinned != Set(sticky.keys) { tree.changes.restructured.append(self) }
        placeRows()
    }

    /// Moves the rows and the scroll offset by the same distance, so that the content on screen does not move.
    private func move(_ shown: inout [Int: CGFloat], by distance: CGFloat) {
        guard abs(distance) > LazyStackNode.tolerance else { return }
        for (index, start) in shown { shown[index] = start + distance }
        enclosingScroll?.scroll.adjustOffset(by: distance, along: axis)
        appliedView = currentView
    }

    /// Materialises and measures rows from the anchor outwards, and returns the starts of those that intersect the
    /// view.
    private func walk(_ view: ClosedRange<CGFloat>, port: ClosedRange<CGFloat>) -> [Int: CGFloat] {
        let anchor = anchor(in: port)
        var shown: [Int: CGFloat] = [:]
        var start = anchor.start
        var index = anchor.index
        while index < extents.count, start < view.upperBound, let row = realise(index) {
            let length = measured(row, across: rowCross)
            // A row of length zero at the very start is visible like one anywhere below.
            if start + length > view.lowerBound || start == view.lowerBound { shown[index] = start }
            // A gap that rows decide is known with the next row, which is materialised only if it may be visible.
            if gap == nil, index + 1 < extents.count, start + length < view.upperBound { _ = realise(index + 1) }
            let isGapKnown = gap != nil || rows[index + 1] != nil || extents.known(index) == nil
            if isGapKnown { extents.set(index, advance(behind: row, cross: rowCross)) }
            start += extents.known(index) ?? length
            index += 1
        }
        index = anchor.index
        start = anchor.start
        while index > 0, start > view.lowerBound, let next = rows[index], let row = realise(index - 1) {
            let length = measured(row, across: rowCross)
            let space = gap ?? row.spacing.distance(to: next.spacing, along: axis)
            index -= 1
            start -= length + space
            if start + length <= view.lowerBound { break }
            shown[index] = start
            if extents.known(index) != length + space { corrections[index] = length + space }
        }
        return shown
    }

    /// Materialises the pinned rows of the sections in the window.
    private func pinRows() {
        sticky = [:]
        guard !pinned.isEmpty, let source, let first = window.first else { return }
        // Deferred corrections shift the window relative to the extents; the sections move with it.
        let shift = (starts[first] ?? 0) - extents.prefix(first, estimate: estimate)
        var index = first
        while index < window.upperBound {
            guard let section = source.section(containing: index) else {
                index += 1
                continue
            }
            let start = shift + extents.prefix(section.rows.lowerBound, estimate: estimate)
            let end = shift + extents.prefix(section.rows.upperBound, estimate: estimate) - (gap ?? 0)
            let candidates = [
                (pinned.contains(.headers) ? section.header : nil, StickyRow.Kind.header),
                (pinned.contains(.footers) ? section.footer : nil, StickyRow.Kind.footer),
            ]
            for (candidate, kind) in candidates {
                guard let candidate, let row = realise(candidate) else { continue }
                sticky[candidate] = StickyRow(
                    kind: kind,
                    naturalStart: starts[candidate] ?? shift + extents.prefix(candidate, estimate: estimate),
                    length: measured(row, across: rowCross), sectionStart: start, sectionEnd: end,
                    lead: kind == .header ? headerLead?(candidate) ?? 0 : 0)
            }
            index = max(section.rows.upperBound, index + 1)
        }
    }

    private func placeRows() {
        let proposal = rowProposal(rowCross)
        let container = ViewDimensions(size: size)
        for index in rows.keys.sorted() {
            guard let row = rows[index] else { continue }
            var origin = CGPoint.zero
            origin[axis] = starts[index] ?? sticky[index]?.naturalStart ?? 0
            origin[axis.crossed] = container[alignment] - row.dimensions(in: proposal)[alignment]
            place(row, at: origin, proposal: proposal)
        }
    }

    // MARK: - Corrections

    /// Differences below this are rounding errors, in points.
    private static let tolerance: CGFloat = 0.01

    /// Whether the rows of the window are at other positions than in the extents, or corrections are pending.
    private var isDoubted: Bool {
        guard let first = window.first, let start = starts[first] else { return false }
        return !corrections.isEmpty || abs(extents.prefix(first, estimate: estimate) - start) > LazyStackNode.tolerance
    }

    private func applyCorrections() {
        for (index, advance) in corrections where index < extents.count { extents.set(index, advance) }
        corrections = [:]
    }

    /// Applies corrections to the extents and the scroll offset, so that the rows on screen do not move, and returns
    /// the shift in points.
    @discardableResult
    package func settleExtents() -> CGFloat {
        guard let anchor = window.first, let before = starts[anchor] else { return 0 }
        applyCorrections()
        if let mean = extents.mean {
            estimate = mean
            isEstimateMeasured = true
        }
        let shift = extents.prefix(anchor, estimate: estimate) - before
        guard abs(shift) > LazyStackNode.tolerance else { return 0 }
        for (index, start) in starts { starts[index] = start + shift }
        enclosingScroll?.scroll.adjustOffset(by: shift, along: axis)
        setNeedsLayout()
        tree.layout()
        return shift
    }
}
