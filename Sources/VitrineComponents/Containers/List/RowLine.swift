// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// The separator above or below a row, which begins at the row's first text.
nonisolated struct RowLine: ViewModifier {
    typealias Body = Never
    /// The colour; `nil` for no separator.
    let color: Color?
    let isAtTop: Bool
    /// The leading edge of the separator of a row without text, in points.
    let leading: CGFloat
    /// How far behind the row's guide the separator begins, in points.
    let guideInset: CGFloat
}

extension RowLine: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<RowLine> {
        private let node: RowLineNode
        private let context: UncheckedSendable<NodeContext>
        private var line: ViewNode?

        init(_ modifier: RowLine, _ context: NodeContext) {
            node = RowLineNode(
                tree: context.graph.layout, isAtTop: modifier.isAtTop, leading: modifier.leading,
                trailing: ListKind.rowInsets.trailing)
            node.guideInset = modifier.guideInset
            self.context = UncheckedSendable(context)
            super.init(modifier, context, layout: node)
            draw()
        }

        private func draw() {
            guard let color = modifier.color else {
                line?.tearDown()
                line = nil
                node.line = nil
                return
            }
            let value = RowLineDrawing(color: color)
            if let line {
                withUnsafePointer(to: value) { line.update(from: UnsafeRawPointer($0)) }
            } else {
                let made = context.value.content(of: self).at(1).make(value)
                line = made
                node.line = made.element(at: 0).layoutNode
            }
        }

        override func modifierDidChange(from old: RowLine) {
            node.isAtTop = modifier.isAtTop
            node.leading = modifier.leading
            node.guideInset = modifier.guideInset
            draw()
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            if let line { body(line) }
        }
    }
}

private struct RowLineDrawing: View {
    let color: Color

    var body: some View { color.frame(height: 1) }
}
