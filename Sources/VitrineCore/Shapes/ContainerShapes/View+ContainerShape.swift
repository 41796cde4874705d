// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// A modifier that sets the container shape for the shapes in its content.
nonisolated struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    typealias Body = Never
    let shape: S
}

extension View {
    /// Sets the shape that container-relative and concentric shapes in this view follow.
    ///
    /// - Support: partial: a shape that only moves within its container is updated when its size changes.
    public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

extension ContainerShapeModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<ContainerShapeModifier<S>> {
        private let inner: EnvironmentScope

        init(_ modifier: ContainerShapeModifier<S>, _ context: NodeContext) {
            inner = EnvironmentScope(parent: context.scope)
            super.init(modifier, context, layout: WrapperNode(tree: context.graph.layout))
            write()
        }

        override func contentContext(_ context: NodeContext) -> NodeContext { context.content(of: self, scope: inner) }

        override func modifierDidChange(from old: ContainerShapeModifier<S>) { write() }

        private func write() {
            var values = EnvironmentValues()
            values.containerShape = ContainerShape(modifier.shape, node: unary)
            inner.replace(values.changedValues)
        }
    }
}
