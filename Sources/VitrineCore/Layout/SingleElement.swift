// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// One element, whatever the view inside: rows of this type are made only when they are shown, and a control of it is
/// the one element that its type promises, whatever its style makes.
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

        /// What a style's view says of itself it says of the control.
        override func trait(_ key: TraitKey) -> Any? { content?.trait(key) }

        override func viewDidChange(from old: SingleElement) { updateContent(view.content) }
    }
}
