// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
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

    package init(_ scroll: ScrollNode, graph: ViewGraph) {
        self.scroll = scroll
        super.init(scroll, graph: graph)
        scroll.onGeometryChange = { [unowned self] _ in
            let box = UncheckedSendable(self)
            MainActor.assumeIsolated { box.value.update() }
        }
        baseHandler = ScrollHandler(scroll)
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

    /// Writes what the surface needs to know.
    package func update() {
        let direction = scroll.isRightToLeft ? -1.0 : 1.0
        layer.content = .scroll(DisplayScroll(
            isHorizontal: scroll.axes.contains(.horizontal), isVertical: scroll.axes.contains(.vertical),
            contentWidth: scroll.contentSize.width, contentHeight: scroll.contentSize.height,
            showsIndicators: showsIndicators && indicators.show(along: scroll.axes), isEnabled: isEnabled, targetX: target.x * direction,
            targetY: target.y, revision: revision))
        if scroll.hasWindows { events.insert(.scroll) } else { events.remove(.scroll) }
    }
}

/// Finds a scroll view from its layer.
@MainActor
package final class ScrollHandler {
    package let scroll: ScrollNode

    package init(_ scroll: ScrollNode) {
        self.scroll = scroll
    }
}
