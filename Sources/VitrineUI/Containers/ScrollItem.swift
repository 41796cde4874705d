// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
package import VitrineLayout

/// The layer of a scroll view: its children lie at rest, the surface moves them.
@MainActor
package final class ScrollItem: DisplayItem {
    package let scroll: ScrollNode
    package var showsIndicators = true
    package var indicators = ScrollIndicators()
    package var isEnabled = true
    /// Where the engine wants the surface to be; a new revision asks it to go there.
    private var target = CGPoint.zero
    private var revision = 0
    /// The sum of the corrections so far, as the surface counts offsets.
    private var shift = CGPoint.zero
    private var isSettlingQueued = false

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
        baseHandler = ScrollHandler(self)
        update()
    }

    /// Moves to an offset, as `scrollTo` and initial anchors do.
    package func move(to offset: CGPoint) {
        scroll.contentOffset = offset
        target = scroll.contentOffset
        revision += 1
        update()
        graph.announce()
    }

    /// A person moved the content, or let it come to rest.
    package func follow(_ report: ScrollReport) {
        let x = report.x + shift.x - report.shiftX
        scroll.isMoving = !report.isAtRest
        scroll.contentOffset = CGPoint(x: abs(x), y: report.y + shift.y - report.shiftY)
        if report.isAtRest { settle() }
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
        update()
    }

    /// Writes what the surface needs to know.
    package func update() {
        let direction = scroll.isRightToLeft ? -1.0 : 1.0
        layer.content = .scroll(DisplayScroll(
            isHorizontal: scroll.axes.contains(.horizontal), isVertical: scroll.axes.contains(.vertical),
            contentWidth: scroll.contentSize.width, contentHeight: scroll.contentSize.height,
            showsIndicators: showsIndicators && indicators.show(along: scroll.axes), isEnabled: isEnabled,
            targetX: target.x * direction, targetY: target.y, revision: revision, shiftX: shift.x, shiftY: shift.y))
        if scroll.hasWindows { events.insert(.scroll) } else { events.remove(.scroll) }
    }
}

/// Finds a scroll view from its layer.
@MainActor
package final class ScrollHandler {
    package let scroll: ScrollNode
    package private(set) weak var item: ScrollItem?

    init(_ item: ScrollItem) {
        scroll = item.scroll
        self.item = item
    }
}
