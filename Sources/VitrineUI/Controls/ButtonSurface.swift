// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineLayout

/// The part of a control that a person taps: one layer with the role, around whatever the style draws.
nonisolated package struct ButtonSurface<Content: View>: View {
    package typealias Body = Never
    package var action: @MainActor () -> Void
    /// Opacity while held down; `nil` looks the same.
    package var pressedOpacity: Double?
    /// Whether the button takes the whole row where it is a row of a list by itself.
    package var fillsRows: Bool
    package var semantics: Semantics
    package var content: Content

    package init(
        action: @escaping @MainActor () -> Void, pressedOpacity: Double?, fillsRows: Bool = false,
        semantics: Semantics = Semantics(role: .button), content: Content
    ) {
        self.action = action
        self.pressedOpacity = pressedOpacity
        self.fillsRows = fillsRows
        self.semantics = semantics
        self.content = content
    }
}

extension ButtonSurface: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: UnaryContainerNode<ButtonSurface<Content>>, RowFilling {
        private let item: DisplayItem
        /// What is tapped; holds the label, or the row's space with the label in it.
        private let wrapper: WrapperNode
        private var row: (frame: FlexFrameNode, padding: PaddingNode)?

        init(_ view: ButtonSurface<Content>, _ context: NodeContext) {
            wrapper = WrapperNode(tree: context.graph.layout)
            item = DisplayItem(wrapper, graph: context.graph)
            super.init(view, context, layout: WrapperNode(tree: context.graph.layout))
            wrapper.child = unary
            wrapper.attachment = item
            item.adoptsPaintOrder = true
            item.baseHandler = TapHandler { [unowned self] in self.view.action() }
            resolve()
            load(view.content, context)
        }

        override var layoutNode: LayoutNode { wrapper }

        var fillsRows: Bool { view.fillsRows }

        func fillRow(insets: EdgeInsets, minimumHeight: CGFloat) {
            let limits = FlexFrameNode.Limits(minimum: minimumHeight)
            if let row {
                row.padding.insets = insets
                row.frame.vertical = limits
                return
            }
            let padding = PaddingNode(tree: graph.layout, insets: insets)
            let frame = FlexFrameNode(
                tree: graph.layout, horizontal: FlexFrameNode.Limits(maximum: .infinity), vertical: limits,
                alignment: .leading)
            wrapper.child = frame
            frame.child = padding
            padding.child = unary
            row = (frame, padding)
            layoutDirectionDidChange()
        }

        override func layoutDirectionDidChange() {
            super.layoutDirectionDidChange()
            row?.frame.isRightToLeft = unary.isRightToLeft
            row?.padding.isRightToLeft = unary.isRightToLeft
        }

        private func resolve() {
            let isEnabled = tracked { $0.isEnabled }
            var semantics = view.semantics
            semantics.isDisabled = !isEnabled
            item.semantics = semantics
            item.events = isEnabled ? .tap : []
            item.baseInteraction = isEnabled ? view.pressedOpacity.map(InteractionLook.init) : nil
        }

        override func viewDidChange(from old: ButtonSurface<Content>) {
            if old.pressedOpacity != view.pressedOpacity || old.semantics != view.semantics { resolve() }
            updateContent(view.content)
        }

        override func refresh() {
            graph.dequeue(self)
            resolve()
        }
    }
}
