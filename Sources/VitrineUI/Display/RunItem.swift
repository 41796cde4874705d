// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
package import VitrineLayout

/// The layer of a vertical stack: its children stand below each other and move as one value (DESIGN 3.11).
///
/// Every slot has exactly one layer, the child's own where it has one with the same frame, else a box.
@MainActor
package final class RunItem: DisplayItem {
    private let stack: StackNode
    /// Boxes of children without a layer of their own, by child; they keep the child, whose identity is their key.
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
            item.layer.placement = placement(of: child, at: index)
            layers.append(item.layer)
        }
        for (identifier, box) in boxes where kept[identifier] == nil && box.child.attachment === box.item {
            box.child.attachment = nil
        }
        boxes = kept
        layer.setChildren(layers)
    }

    /// Writes one slot.
    package func place(_ index: Int) {
        guard index < stack.children.count else { return }
        let child = stack.children[index]
        guard let item = child.displayItem else { return }
        item.layer.placement = placement(of: child, at: index)
    }

    private func placement(of child: LayoutNode, at index: Int) -> LayerPlacement {
        LayerPlacement(
            x: stack.origin(ofChild: child).x, y: Double(stack.placedRun?.slots[index].gap ?? 0),
            width: child.size.width, height: child.size.height)
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
