// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineCore
package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The layer of a scroll view: its children lie at rest, the surface moves them.
@MainActor
package final class ScrollItem: DisplayItem, Scrollable {
    package let scroll: ScrollNode
    package var showsIndicators = true
    package var indicators = ScrollIndicators()
    package var isEnabled = true
    var isClipped = true
    var putsKeyboardAway = false
    /// Where the content comes to rest; `nil` leaves it where it stopped.
    var targetBehavior: (any ScrollTargetBehavior)?
    let targetLayouts = ScrollTargetLayouts()
    /// Where the surface comes to rest by itself.
    var snapping = DisplayScroll.Snapping.none
    /// What follows this scroll view from around it, innermost first.
    var observers: [ScrollObserver] = [] {
        didSet { update() }
    }
    private var phase = ScrollPhase.idle
    /// Whether the app moved the content, and it has not come to rest since.
    private var isMovedByApp = false
    private var isTellingQueued = false
    /// Told when a movement is over.
    var onRest: (() -> Void)?
    /// Told of another size.
    var onSize: (() -> Void)?
    /// Where the engine wants the surface to be; a new revision asks it to go there.
    private var target = CGPoint.zero
    /// Where the surface is, as far as it was told or has told.
    private var surfaceOffset = CGPoint.zero
    private var revision = 0
    /// Whether the last revision only puts right where a person's movement ended.
    private var isAlignment = false
    /// Where the content last rested, before it was put right.
    private var restingOffset = CGPoint.zero
    /// The sum of the corrections so far, as the surface counts offsets.
    private var shift = CGPoint.zero
    private var isSettlingQueued = false
    /// The page around, whose large title may scroll with the content.
    private weak var page: PageScrollers?
    /// The layer of the large title, at the top of what the reach adds.
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

    /// Moves to an offset, as `scrollTo` and initial anchors do.
    package func move(to offset: CGPoint) {
        scroll.contentOffset = offset
        ask(for: scroll.contentOffset)
    }

    /// Keeps where the content came to rest, for surfaces that begin later; the one that knows is asked nothing.
    func keepOffset() {
        guard target != scroll.contentOffset else { return }
        target = scroll.contentOffset
        update()
    }

    /// Asks the surface to go to an offset, where the engine already is.
    private func ask(for offset: CGPoint, isAlignment: Bool = false) {
        target = offset
        self.isAlignment = isAlignment
        revision += 1
        isMovedByApp = isMovedByApp || (!isAlignment && surfaceOffset != offset)
        surfaceOffset = offset
        if !isAlignment { restingOffset = offset }
        update()
        graph.announce()
    }

    /// Tells what follows of another geometry, when the layout is done.
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

    /// A person moved the content, or let it come to rest.
    package func follow(_ report: ScrollReport) {
        let x = report.x + shift.x - report.shiftX
        scroll.isMoving = !report.isAtRest
        scroll.contentOffset = CGPoint(x: abs(x), y: report.y + shift.y - report.shiftY)
        surfaceOffset = scroll.contentOffset
        // Where it was asked to go it has rested, even if the next movement begins at once.
        if isNear(surfaceOffset, target) { restingOffset = surfaceOffset }
        tellGeometry()
        tell(report.isAtRest ? .idle : isMovedByApp ? .animating : report.isDecelerating ? .decelerating : .interacting)
        if !isMovedByApp, !observers.isEmpty {
            graph.enqueueAction { [weak self] in
                guard let self, scroll.isPlaced else { return }
                for observer in observers { observer.personDidScroll(self) }
            }
        }
        guard report.isAtRest else { return }
        isMovedByApp = false
        settle()
        if let onRest { graph.enqueueAction(onRest) }
        if targetBehavior != nil { graph.enqueueAction { [weak self] in self?.goOnToTarget() } }
    }

    /// Less than a point, which is rounding of the surface, is not worth a movement.
    private static let restTolerance: CGFloat = 1

    private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        hypot(one.x - other.x, one.y - other.y) <= ScrollItem.restTolerance
    }

    /// Asks the behaviour where the content is to rest, and the surface to go there.
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
        ask(for: scroll.contentOffset, isAlignment: true)
    }

    /// Puts right what lazy content learned of rows that are not on screen, at the end of the round.
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
        // An offset asked for earlier means what it showed.
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

    /// Reaches over the top of its frame, for a large title there to scroll away; 0 for none.
    func extend(by length: CGFloat) {
        guard reach != length else { return }
        reach = length
        scroll.reach = length
        // The layer around places this one, and this one what lies inside.
        if let parent = scroll.parent { graph.layout.changes.restructured.append(parent) }
        graph.layout.changes.restructured.append(scroll)
        update()
    }

    /// Shows a layer at the top of the content; `nil` shows none.
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

    /// Asks the surface to go where the content was left.
    func restoreOffset() {
        scroll.isMoving = false
        if scroll.contentOffset != target { move(to: scroll.contentOffset) }
    }

    /// Writes what the surface needs to know.
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
                insetBottom: reachBelow,
                showsIndicators: showsIndicators && indicators.show(along: scroll.axes), isEnabled: isEnabled,
                isSmooth: targetBehavior != nil || snapping == .pages, snapping: snapping,
                isClipped: isClipped, putsKeyboardAway: putsKeyboardAway, targetX: target.x * direction,
                targetY: target.y,
                revision: revision, yieldsToPerson: isAlignment,
                shiftX: shift.x, shiftY: shift.y))
        tellGeometry()
        let isHeard =
            scroll.hasWindows || scroll.hasFollowers || targetBehavior != nil || onRest != nil
            || !observers.isEmpty
        if isHeard { events.insert(.scroll) } else { events.remove(.scroll) }
    }
}
