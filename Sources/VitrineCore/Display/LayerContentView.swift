// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A view whose layer has a given content, as large as the space that it is offered.
nonisolated struct LayerContentView: View {
    typealias Body = Never
    let content: LayerContent
    /// The effects of the content's style, such as shadows.
    var drawing = StyleDrawing.plain
}

extension LayerContentView: PrimitiveView {
    @MainActor static func makeNode(_ view: LayerContentView, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: LeafNode<LayerContentView> {
        init(_ view: LayerContentView, _ context: NodeContext) {
            super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            item.layer.content = view.content
            guard view.drawing != item.drawing else { return }
            view.drawing.noteInnerShadows()
            view.drawing.noteFurtherShadows()
            item.drawing = view.drawing
        }
    }
}
