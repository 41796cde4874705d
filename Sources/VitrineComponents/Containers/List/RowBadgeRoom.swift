// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// Shows a badge at the trailing end of a view, which has the room that the badge leaves.
nonisolated struct RowBadgeRoom: ViewModifier {
    typealias Body = Never
    /// The badge; `nil` for none.
    var badge: RowBadge?
    /// Where the badge comes from if it is a list that says so, to a link.
    var place: RowBadgePlace?
}

extension RowBadgeRoom: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<RowBadgeRoom>, RowBadgeRoomNode {
        private let node: TrailingRoomNode
        private var badge: ViewNode?

        init(_ modifier: RowBadgeRoom, _ context: NodeContext) {
            node = TrailingRoomNode(tree: context.graph.layout, gap: RowBadge.gap)
            super.init(modifier, context, layout: node)
            modifier.place?.room = self
            show()
        }

        private func show() {
            // Of a label that is several views, one has the badge.
            let placed = modifier.place.flatMap { $0.room === self ? $0.badge : nil }.map { RowBadge(text: $0) }
            badge = RowBadge.show(placed ?? modifier.badge, in: badge, of: self)
            let layout = badge?.element(at: 0).layoutNode
            if node.accessory !== layout { node.accessory = layout }
        }

        func placedBadgeDidChange() {
            if isAlive { show() }
        }

        override func modifierDidChange(from old: RowBadgeRoom) {
            modifier.place?.room = self
            show()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            if let badge { body(badge) }
        }
    }
}
