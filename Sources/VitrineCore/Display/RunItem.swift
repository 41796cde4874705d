// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The layer of a vertical stack, whose children follow each other downwards and move as one value
/// (Documentation/Rules.md 3.11).
///
/// Every slot has exactly one layer: the child's own if it has one with the same frame, otherwise a box.
@MainActor
package final class RunItem: DisplayItem {
    private let stack: StackNode
    /// The boxes of children without a layer of their own, by child; they retain the child, whose identity is their
    /// key.
    private var boxes: [ObjectIdentifier: Box] = [:]

    private struct Box {
        let child: LayoutNode
        let item: DisplayItem
    }

    package init(_ stack: StackNode, graph: ViewGraph) {
        self.stack = stack
        super.init(stack, graph: graph, arrangement: .verticalRun)
    }

    package override func arrange() {
        var layers: [Layer] = []
        layers.reserveCapacity(stack.children.count)
        var kept: [ObjectIdentifier: Box] = [:]
        for (index, child) in stack.children.enumerated() where child.isPlaced {
            let item = slotItem(of: child)
            if let box = boxes[ObjectIdentifier(child)], box.item === item { kept[ObjectIdentifier(child)] = box }
            graph.animating(at: child) { item.layer.placement = placement(of: child, item, at: index) }
            layers.append(item.layer)
        }
        for (identifier, box) in boxes where kept[identifier] == nil && box.child.attachment === box.item {
            box.child.attachment = nil
        }
        boxes = kept
        replaceChildren(of: layer, with: layers)
    }

    /// Writes one slot.
    package func place(_ index: Int) {
        guard index < stack.children.count else { return }
        let child = stack.children[index]
        guard let item = child.displayItem else { return }
        graph.animating(at: child) { item.layer.placement = placement(of: child, item, at: index) }
    }

    /// Returns the placement of a slot: the distance by which its layer extends over the node is taken from the next
    /// gap.
    private func placement(of child: LayoutNode, _ item: DisplayItem, at index: Int) -> LayerPlacement {
        let over = item.reach + (index > 0 ? stack.children[index - 1].displayItem?.reachBelow ?? 0 : 0)
        return LayerPlacement(
            x: stack.origin(ofChild: child).x, y: Double((stack.placedRun?.slots[index].gap ?? 0) - over),
            width: child.size.width, height: child.size.height + item.reach + item.reachBelow)
    }

    private func slotItem(of child: LayoutNode) -> DisplayItem {
        if let item = child.displayItem { return item }
        let box = DisplayItem(child, graph: graph)
        box.adoptsPaintOrder = true
        boxes[ObjectIdentifier(child)] = Box(child: child, item: box)
        child.attachment = box
        box.arrange()
        return box
    }
}
