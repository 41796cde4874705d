// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineLayout

/// A hairline across the main axis of the stack around it.
nonisolated public struct Divider: View, Sendable {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    /// Creates a divider.
    public init() {}
}

extension Divider: PrimitiveView {
    @MainActor package static func makeNode(_ view: Divider, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: LeafNode<Divider> {
        init(_ view: Divider, _ context: NodeContext) {
            super.init(view, context, layout: DividerNode(tree: context.graph.layout))
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            item.layer.content = .fill(.rectangle, .color(SystemColor.divider.value(in: environment)))
        }
    }
}
