// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// What is drawn of a part of a text, and where in the text's view.
struct TextInk {
    var text: DisplayText
    /// The effects of the text's style, such as shadows.
    var drawing: StyleDrawing
    var frame: CGRect
}

/// A part of a text that a text renderer has drawn, as large as its frame.
nonisolated struct TextInkView: View {
    typealias Body = Never
    let text: DisplayText
    let drawing: StyleDrawing
}

extension TextInkView: PrimitiveView {
    @MainActor static func makeNode(_ view: TextInkView, _ context: NodeContext) -> ViewNode { Node(view, context) }

    private final class Node: LeafNode<TextInkView> {
        init(_ view: TextInkView, _ context: NodeContext) {
            super.init(view, context, layout: FlexibleLeafNode(tree: context.graph.layout))
            resolveNow()
        }

        override func resolve(_ environment: EnvironmentValues) {
            item.layer.content = .text(view.text)
            guard view.drawing != item.drawing else { return }
            view.drawing.noteInnerShadows()
            view.drawing.noteFurtherShadows()
            item.drawing = view.drawing
        }
    }
}

/// An effect of the engine's own on the layer of a view.
nonisolated struct InkEffect: ViewModifier {
    typealias Body = Never
    let value: DisplayEffect

    init(_ value: DisplayEffect) {
        self.value = value
    }
}

extension InkEffect: EffectModifier {
    @MainActor func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect { value }
}
