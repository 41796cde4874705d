// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// A modifier that draws an earlier drawing of a shape behind a later one.
nonisolated public struct _ShapeBackground<Background: View>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package var background: Background
}

extension View {
    package nonisolated func behind<B: View>(_ background: B) -> some View {
        modifier(_ShapeBackground(background: background))
    }
}

extension _ShapeBackground: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_ShapeBackground<Background>> {
        private let overlay: OverlayNode
        private var behind: ViewNode?

        init(_ modifier: _ShapeBackground<Background>, _ context: NodeContext) {
            overlay = OverlayNode(tree: context.graph.layout, isBackground: true)
            super.init(modifier, context, layout: overlay)
            guard Background.self != EmptyView.self else { return }
            let node = context.content(of: self).at(1).make(modifier.background)
            behind = node
            attach()
        }

        private func attach() {
            guard let behind else { return }
            let node = behind.elementCount == 1 ? behind.element(at: 0).layoutNode : nil
            if overlay.secondary !== node { overlay.secondary = node }
        }

        override func syncList() {
            super.syncList()
            attach()
        }

        override func modifierDidChange(from old: _ShapeBackground<Background>) {
            guard let behind else { return }
            withUnsafePointer(to: modifier.background) { behind.update(from: UnsafeRawPointer($0)) }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            if let behind { body(behind) }
        }
    }
}
