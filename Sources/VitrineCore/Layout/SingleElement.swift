// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// A view with exactly one element, whatever the view inside.
///
/// Rows of this type are created only when they are shown, and a control of this type has a single element whatever its
/// style creates.
nonisolated package struct SingleElement: View {
    package typealias Body = Never
    package let content: AnyView

    package init(content: AnyView) {
        self.content = content
    }
}

extension SingleElement: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: UnaryContainerNode<SingleElement> {
        init(_ view: SingleElement, _ context: NodeContext) {
            super.init(view, context, layout: WrapperNode(tree: context.graph.layout))
            load(view.content, context)
        }

        /// Traits of a style's view apply to the control.
        override func trait(_ key: TraitKey) -> Any? { content?.trait(key) }
        override var passesTraits: Bool { true }

        override func viewDidChange(from old: SingleElement) { updateContent(view.content) }
    }
}
