// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// Centres the icon of a label in a column, which a wider icon widens.
nonisolated struct IconSlot: ViewModifier {
    typealias Body = Never
    /// The least width, in points.
    let width: CGFloat
    /// How far a symbol may reach out of the column at each side, in points.
    let reach: CGFloat
}

extension IconSlot: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<IconSlot> {
        private let node: IconSlotNode

        init(_ modifier: IconSlot, _ context: NodeContext) {
            node = IconSlotNode(tree: context.graph.layout, width: modifier.width, reach: modifier.reach)
            super.init(modifier, context, layout: node)
        }

        override func modifierDidChange(from old: IconSlot) {
            node.width = modifier.width
            node.reach = modifier.reach
        }
    }
}
