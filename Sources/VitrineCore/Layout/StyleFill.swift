// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineLayout

/// A rectangle that is filled with a style and takes all the space that it is offered.
nonisolated package struct StyleFill<Style: ShapeStyle>: View {
    package typealias Body = Never
    package let style: Style

    package init(style: Style) {
        self.style = style
    }
}

extension StyleFill: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: LeafNode<StyleFill<Style>> {
        init(_ view: StyleFill<Style>, _ context: NodeContext) {
            super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            item.layer.content = .fill(.rectangle, resolvePaint(view.style, environment))
            item.drawing = resolveDrawing(view.style, environment)
            item.drawing.noteInnerShadows()
            item.drawing.noteFurtherShadows()
        }
    }
}
