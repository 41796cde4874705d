// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// A row in a bar for elements whose nodes are elsewhere; it outlives the bar's own view.
@MainActor
final class ToolbarSlot {
    let stack: StackNode

    init(graph: ViewGraph, spacing: Double) {
        stack = StackNode(
            tree: graph.layout, axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing)
    }

    var isEmpty: Bool { stack.children.isEmpty }

    func show(_ elements: [LayoutNode]) {
        guard !stack.children.elementsEqual(elements, by: ===) else { return }
        stack.setChildren(elements)
    }
}

/// The view of a slot in a bar.
nonisolated struct ToolbarSlotView: View {
    typealias Body = Never
    let slot: ToolbarSlot
}

extension ToolbarSlotView: PrimitiveView {
    @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: TypedNode<ToolbarSlotView> {
        override init(_ view: ToolbarSlotView, _ context: NodeContext) {
            super.init(view, context)
            layoutDirectionDidChange()
        }

        override func layoutDirectionDidChange() { view.slot.stack.isRightToLeft = graph.isRightToLeft(scope) }

        override var layoutNode: LayoutNode { view.slot.stack }
    }
}
