// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// Applies the changes of a layout pass to the display tree, for the changed nodes only.
@MainActor
package enum DisplayBuilder {
    package static func apply(_ changes: LayoutChanges, in graph: ViewGraph) {
        guard !changes.isEmpty else { return }
        var hosts: ContiguousArray<DisplayItem> = []
        for node in changes.restructured {
            let item = host(of: node)
            if let item { graph.animations.noteChange(at: node, shownBy: item.node) }
            queue(item, &hosts)
        }
        for node in changes.sized {
            if let item = node.displayItem {
                item.sizeDidChange()
                item.tellSize()
                // A run writes its slots itself, since gap and height belong together.
                if !(item.node.parent?.displayItem is RunItem) { setSize(item) }
            }
        }
        for node in changes.moved {
            if let parent = node.parent { queue(host(of: parent), &hosts) }
        }
        for slot in changes.slots {
            guard let item = slot.run.displayItem as? RunItem else {
                // An implicit stack (several views where one is expected) has no layer of its own.
                queue(host(of: slot.run), &hosts)
                continue
            }
            if item.isArrangeQueued { continue }
            item.place(slot.index)
        }
        for host in hosts {
            host.isArrangeQueued = false
            host.arrange()
        }
        for host in hosts { host.queueHolders() }
        graph.animations.forgetChanges()
        graph.animations.showMatches()
    }

    private static func setSize(_ item: DisplayItem) {
        var placement = item.layer.placement
        placement.width = item.node.size.width
        placement.height = item.node.size.height + item.reach + item.reachBelow
        item.graph.animating(at: item.node) { item.layer.placement = placement }
    }

    private static func queue(_ host: DisplayItem?, _ hosts: inout ContiguousArray<DisplayItem>) {
        guard let host, !host.isArrangeQueued else { return }
        host.isArrangeQueued = true
        hosts.append(host)
    }

    /// Returns the nearest item at or above a node.
    private static func host(of node: LayoutNode) -> DisplayItem? {
        var current: LayoutNode? = node
        while let candidate = current {
            if let item = candidate.displayItem { return item }
            current = candidate.parent
        }
        return nil
    }
}
