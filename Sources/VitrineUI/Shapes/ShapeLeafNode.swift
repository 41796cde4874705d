// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineLayout

/// A view that draws the outline of a shape.
nonisolated package protocol ShapeDrawing: View where Body == Never {
    associatedtype Drawn: Shape
    var drawnShape: Drawn { get }
    /// What is drawn with the outline of the shape.
    @MainActor func content(_ outline: Outline, in environment: EnvironmentValues) -> LayerContent
}

/// The node of every drawn shape: a leaf whose outline follows its size.
package final class ShapeLeafNode<V: ShapeDrawing>: LeafNode<V> {
    private let measured: MeasuredLeafNode?

    package init(_ view: V, _ context: NodeContext) {
        let tree = context.graph.layout
        let layout: LayoutNode
        if view.drawnShape is Circle {
            layout = SquareLeafNode(tree: tree)
        } else if view.drawnShape is any OutlinedShape {
            layout = FlexibleLeafNode(tree: tree)
        } else {
            layout = MeasuredLeafNode(tree: tree, measure: Self.measure(view.drawnShape))
        }
        measured = layout as? MeasuredLeafNode
        super.init(view, context, layout: layout)
        resolveNow()
    }

    private static func measure(_ shape: V.Drawn) -> (ProposedViewSize) -> MeasuredLeafNode.Measurement {
        { .init(size: shape.sizeThatFits($0)) }
    }

    package override func resolve(_ environment: EnvironmentValues) {
        let size = leaf.isPlaced ? leaf.size : .zero
        let outline = view.drawnShape.outline(
            in: size, isRightToLeft: environment.layoutDirection == .rightToLeft)
        item.layer.content = view.content(outline, in: environment)
    }

    package override func sizeDidChange() {
        if view.drawnShape.hasSizedOutline { resolveNow() }
    }

    package override func viewDidChange(from old: V) {
        guard !ValueComparisons.shared.isSame(old, view) else { return }
        measured?.measure = Self.measure(view.drawnShape)
        resolveNow()
    }
}
