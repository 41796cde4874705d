// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineLayout

/// The part of a button that a person taps: one layer with the role, around whatever the style draws.
nonisolated package struct ButtonSurface<Content: View>: View {
    package typealias Body = Never
    package var action: @MainActor () -> Void
    /// Opacity while held down; `nil` looks the same.
    package var pressedOpacity: Double?
    package var content: Content

    package init(action: @escaping @MainActor () -> Void, pressedOpacity: Double?, content: Content) {
        self.action = action
        self.pressedOpacity = pressedOpacity
        self.content = content
    }
}

extension ButtonSurface: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: UnaryContainerNode<ButtonSurface<Content>> {
        private let item: DisplayItem

        init(_ view: ButtonSurface<Content>, _ context: NodeContext) {
            let wrapper = WrapperNode(tree: context.graph.layout)
            item = DisplayItem(wrapper, graph: context.graph)
            super.init(view, context, layout: wrapper)
            wrapper.attachment = item
            item.adoptsPaintOrder = true
            item.baseHandler = TapHandler { [unowned self] in self.view.action() }
            resolve()
            load(view.content, context)
        }

        private func resolve() {
            let isEnabled = tracked { $0.isEnabled }
            var semantics = Semantics(role: .button)
            semantics.isDisabled = !isEnabled
            item.semantics = semantics
            item.events = isEnabled ? .tap : []
            item.baseInteraction = isEnabled ? view.pressedOpacity.map(InteractionLook.init) : nil
        }

        override func viewDidChange(from old: ButtonSurface<Content>) {
            if old.pressedOpacity != view.pressedOpacity { resolve() }
            updateContent(view.content)
        }

        override func refresh() {
            graph.dequeue(self)
            resolve()
        }
    }
}
