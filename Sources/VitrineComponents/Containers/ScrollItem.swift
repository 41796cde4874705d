// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineCore
package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The layer of a scroll view: its children are placed at offset zero, and the surface scrolls them.
@MainActor
package final class ScrollItem: DisplayItem, Scrollable {
    package let scroll: ScrollNode
    package var showsIndicators = true
    package var indicators = ScrollIndicators()
    package var isEnabled = true
    var isClipped = true
    var putsKeyboardAway = false
    /// Determines where scrolling ends; `nil` leaves the content where it stopped.
    var targetBehavior: (any ScrollTargetBehavior)?
    let targetLayouts = ScrollTargetLayouts()
    /// The stops at which the surface ends scrolling by itself.
    var snapping = DisplayScroll.Snapping.none
    /// The modifiers around this scroll view that observe it, innermost first.
    var observers: [ScrollObserver] = [] {
        didSet { update() }
    }
    private var phase = ScrollPhase.idle
    /// Whether the app has scrolled the content, which has not come to rest since.
    private var isMovedByApp = false
    /// How far the content was from the requested offset at the last report of a visible way there, in points.
    private var remainingWay: CGFloat?
    private var isTellingQueued = false
    /// Called when scrolling has ended.
    var onRest: (() -> Void)?
    /// Called when the size has changed.
    var onSize: (() -> Void)?
    /// The offset that the engine requests from the surface; a new revision requests it.
    private var target = CGPoint.zero
    /// The offset of the surface, as far as it was requested or reported.
    private var surfaceOffset = CGPoint.zero
    private var revision = 0
    /// Whether the last request only aligns the end of a scroll by the user.
    private var isAlignment = false
    /// Whether the way to the last requested offset is seen.
    private var isSmooth = false
    /// The offset at which the content last came to rest, before it was aligned.
    private var restingOffset = CGPoint.zero
    /// The sum of the corrections so far, in the surface's coordinates.
    private var shift = CGPoint.zero
    private var isSettlingQueued = false
    /// The enclosing page, whose large title may scroll with the content.
    private weak var page: PageScrollers?
    /// The layer of the large title, in the space that the scroll view extends into at the top.
    private var heading: Layer?

    package init(_ scroll: ScrollNode, graph: ViewGraph) {
        self.scroll = scroll
        super.init(scroll, graph: graph)
        scroll.onGeometryChange = { [unowned self] _ in
            let box = UncheckedSendable(self)
            MainActor.assumeIsolated { box.value.update() }
        }
        scroll.onCorrection = { [unowned self] distance, axis in
            let box = UncheckedSendable(self)
            MainActor.assumeIsolated { box.value.correct(by: distance, along: axis) }
        }
        scroll.onExtentsDoubted = { [unowned self] in
            let box = UncheckedSendable(self)
            MainActor.assumeIsolated { box.value.settle() }
        }
        scroll.onAnchor = { [unowned self] offset in
            let box = UncheckedSendable(self)
            MainActor.assumeIsolated { box.value.ask(for: offset) }
        }
        scroll.onFollow = { [unowned self] in
            let box = UncheckedSendable(self)
            MainActor.assumeIsolated { box.value.update() }
        }
        baseHandler = .scroll(ScrollHandler(self))
        update()
    }

    /// Scrolls to an offset, for `scrollTo` and initial anchors.
    package func move(to offset: CGPoint, isAnimated: Bool) {
        let isSeen = isAnimated && !graph.session.isStill
        if isSeen { scroll.noteWay() } else { scroll.endWay() }
        scroll.contentOffset = offset
        if isSeen { scroll.noteWay() }
        // No report comes from a way of no length.
        if scroll.shownOffset == scroll.contentOffset { scroll.showOffset() }
        ask(for: scroll.contentOffset, isSmooth: isSeen)
    }

    /// The offset of which the app is told: on a visible way the one that the surface has reported last, or else its end
    /// from the beginning.
    ///
    /// The engine is there before the surface has set out. An app that was told of both would see the content arrive, at
    /// its beginning again, and arrive once more.
    var toldOffset: CGPoint { isOnVisibleWay && !scroll.hearsOfWays ? target : scroll.shownOffset }

    private var isOnVisibleWay: Bool { isMovedByApp && isSmooth && !isAlignment }

    /// Notes a report of the surface on a visible way; what leads away from its end is the user's.
    private func followWay() {
        guard isOnVisibleWay else { return remainingWay = nil }
        let distance = hypot(scroll.contentOffset.x - target.x, scroll.contentOffset.y - target.y)
        if let last = remainingWay, distance > last + ScrollItem.restTolerance {
            isMovedByApp = false
            remainingWay = nil
        } else {
            remainingWay = distance
        }
    }

    /// Stores where the content came to rest, for surfaces that start later; nothing is requested from the current one.
    func keepOffset() {
        guard target != scroll.contentOffset else { return }
        target = scroll.contentOffset
        update()
    }

    /// Requests an offset from the surface; the engine is there already.
    private func ask(for offset: CGPoint, isAlignment: Bool = false, isSmooth: Bool = false) {
        target = offset
        self.isAlignment = isAlignment
        self.isSmooth = isSmooth
        revision += 1
        isMovedByApp = isMovedByApp || (!isAlignment && surfaceOffset != offset)
        remainingWay = nil
        surfaceOffset = offset
        if !isAlignment { restingOffset = offset }
        update()
        graph.announce()
    }

    /// Notifies the observers of a changed geometry, after layout.
    private func tellGeometry() {
        guard !observers.isEmpty, !isTellingQueued else { return }
        isTellingQueued = true
        graph.enqueueAction { [weak self] in
            guard let self else { return }
            isTellingQueued = false
            guard scroll.isPlaced else { return }
            for observer in observers { observer.geometryDidChange(of: self) }
        }
    }

    private func tell(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        guard !observers.isEmpty else { return }
        graph.enqueueAction { [weak self] in
            guard let self else { return }
            for observer in observers { observer.phaseDidChange(from: old, to: new, of: self) }
        }
    }

    /// Handles a report of the surface: the user has scrolled, or scrolling has ended.
    package func follow(_ report: ScrollReport) {
        let x = report.x + shift.x - report.shiftX
        scroll.isMoving = !report.isAtRest
        // From right to left browsers count downwards from 0.
        scroll.contentOffset = CGPoint(
            x: scroll.isRightToLeft ? abs(x) : x, y: report.y + shift.y - report.shiftY)
        scroll.showOffset()
        // Where a browser draws content beyond its start; at most by what can be seen.
        let pulled = CGFloat(report.isAtRest ? 0 : min(report.y, 0))
        scroll.overscroll = max(pulled, -scroll.size.height)
        surfaceOffset = scroll.contentOffset
        followWay()
        // A requested offset that was reached counts as rest, even if the next scroll begins at once.
        if isNear(surfaceOffset, target) { restingOffset = surfaceOffset }
        tellGeometry()
        tell(report.isAtRest ? .idle : isMovedByApp ? .animating : report.isDecelerating ? .decelerating : .interacting)
        if !isMovedByApp, !observers.isEmpty {
            graph.enqueueAction { [weak self] in
                guard let self, scroll.isPlaced else { return }
                for observer in observers { observer.userDidScroll(self) }
            }
        }
        guard report.isAtRest else { return }
        isMovedByApp = false
        scroll.endWay()
        settle()
        if let onRest { graph.enqueueAction(onRest) }
        if targetBehavior != nil { graph.enqueueAction { [weak self] in self?.goOnToTarget() } }
    }

    /// Differences of less than a point are rounding of the surface, for which nothing is scrolled.
    private static let restTolerance: CGFloat = 1

    private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        hypot(one.x - other.x, one.y - other.y) <= ScrollItem.restTolerance
    }

    /// Asks the behavior for the position at which to rest, and requests it from the surface.
    private func goOnToTarget() {
        guard let targetBehavior, scroll.isPlaced, !scroll.isMoving else { return }
        let offset = scroll.contentOffset
        let original = ScrollTarget(rect: CGRect(origin: offset, size: scroll.size))
        var target = original
        targetBehavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: original, contentSize: scroll.contentSize, containerSize: scroll.size,
                axes: scroll.axes, starts: targetLayouts.starts(in: scroll),
                travel: CGSize(width: offset.x - restingOffset.x, height: offset.y - restingOffset.y)))
        let anchor = target.anchor ?? .topLeading
        let limit = scroll.maximumOffset
        let end = CGPoint(
            x: min(max(target.rect.minX + (target.rect.width - scroll.size.width) * anchor.x, 0), limit.x),
            y: min(max(target.rect.minY + (target.rect.height - scroll.size.height) * anchor.y, 0), limit.y))
        restingOffset = offset
        guard !isNear(end, offset) else { return }
        scroll.contentOffset = end
        ask(for: scroll.contentOffset, isAlignment: true, isSmooth: true)
    }

    /// Corrects the offset for rows outside of the viewport whose sizes have become known, at the end of the round.
    private func settle() {
        guard !isSettlingQueued, scroll.hasWindows else { return }
        isSettlingQueued = true
        graph.enqueueAction { [weak self] in
            self?.isSettlingQueued = false
            self?.scroll.settleWindows()
        }
    }

    private func correct(by distance: CGFloat, along axis: Axis) {
        shift[axis] += axis == .horizontal && scroll.isRightToLeft ? -distance : distance
        // A request made earlier refers to the content that it showed.
        if revision > 0 { target[axis] += distance }
        surfaceOffset[axis] += distance
        restingOffset[axis] += distance
        update()
    }

    // MARK: - The page

    package func join(_ page: PageScrollers?) {
        self.page = page
        page?.add(self)
    }

    package func leavePage() { page?.remove(self) }

    package override func sizeDidChange() {
        page?.sizeDidChange()
        onSize?()
    }

    /// The part of the layer that is under bars above the scroll view, in points.
    private(set) var insetTop: CGFloat = 0

    /// Extends the scroll view above its frame: where a large title scrolls away, and further under the bars above that.
    ///
    /// - Parameters:
    ///   - length: The height of the large title, in points; 0 for none.
    ///   - bars: The distance from there to the window's edge, in points.
    func extend(by length: CGFloat, under bars: CGFloat) {
        guard scroll.reach != length || insetTop != bars else { return }
        reach = length + bars
        insetTop = bars
        scroll.reach = length
        // The enclosing layer places this one, and this one its content.
        if let parent = scroll.parent { graph.layout.changes.restructured.append(parent) }
        graph.layout.changes.restructured.append(scroll)
        update()
    }

    /// Shows a layer at the top of the content, or none.
    func show(heading new: Layer?) {
        guard heading !== new else { return }
        heading = new
        arrange()
    }

    package override func arrange() {
        var layers: [Layer] = heading.map { [$0] } ?? []
        collect(node, CGPoint(x: 0, y: reach), &layers)
        replaceChildren(of: layer, with: layers)
    }

    /// Requests the offset at which the content was left.
    func restoreOffset() {
        scroll.isMoving = false
        if scroll.contentOffset != target { move(to: scroll.contentOffset) }
    }

    /// Writes the values that the surface needs.
    package func update() {
        if reachBelow != scroll.reachBelow {
            reachBelow = scroll.reachBelow
            if let parent = scroll.parent { graph.layout.changes.restructured.append(parent) }
        }
        let direction = scroll.isRightToLeft ? -1.0 : 1.0
        layer.content = .scroll(
            DisplayScroll(
                isHorizontal: scroll.axes.contains(.horizontal), isVertical: scroll.axes.contains(.vertical),
                contentWidth: scroll.contentSize.width, contentHeight: scroll.contentSize.height + reach + reachBelow,
                insetBottom: reachBelow, insetTop: insetTop,
                showsIndicators: showsIndicators && indicators.show(along: scroll.axes), isEnabled: isEnabled,
                isSmooth: isSmooth || snapping == .pages, snapping: snapping,
                isClipped: isClipped, putsKeyboardAway: putsKeyboardAway, targetX: target.x * direction,
                targetY: target.y,
                revision: revision, yieldsToUser: isAlignment,
                shiftX: shift.x, shiftY: shift.y))
        tellGeometry()
        let isHeard =
            scroll.hasWindows || scroll.hasFollowers || targetBehavior != nil || onRest != nil
            || !observers.isEmpty
        scroll.hearsOfWays = isHeard && graph.session.reportsWays
        if isHeard { events.insert(.scroll) } else { events.remove(.scroll) }
    }
}
