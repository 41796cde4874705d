// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A view that draws the outline of a shape.
nonisolated package protocol ShapeDrawing: View where Body == Never {
    associatedtype Drawn: Shape
    var drawnShape: Drawn { get }
    /// Returns the layer content for the outline of the shape.
    @MainActor func content(_ outline: Outline, in environment: EnvironmentValues) -> LayerContent
    /// Returns the effects of the style, such as shadows.
    @MainActor func drawing(in environment: EnvironmentValues) -> StyleDrawing
}

/// The node of every drawn shape: a leaf whose outline follows its size.
package final class ShapeLeafNode<V: ShapeDrawing>: LeafNode<V> {
    private let measured: MeasuredLeafNode?
    /// The way on which a surface animates the shape's data.
    private var motion = SurfaceMotion<V.Drawn>()

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
        let outline = outline(of: view.drawnShape, size, in: environment)
        item.layer.content = view.content(outline, in: environment)
        item.drawing = view.drawing(in: environment).inside(item.layer.content)
        item.drawing.noteFurtherShadows()
        showInnerShadows()
    }

    /// Updates the layers of the shadows that the edges of a fill cast inside it, clipped to its outline.
    private func showInnerShadows() {
        guard !item.drawing.innerShadows.isEmpty || !item.layer.children.isEmpty else { return }
        guard case .fill(let outline, _) = item.layer.content else { return item.drawing.noteInnerShadows() }
        let size = leaf.isPlaced ? leaf.size : .zero
        let known = item.layer.children
        let layers = item.drawing.innerShadows.enumerated().map { index, shadow in
            let layer = known.indices.contains(index) ? known[index] : InnerShadowLayer.make(in: graph.display)
            InnerShadowLayer.show(shadow, of: outline, width: size.width, height: size.height, in: layer)
            return layer
        }
        item.layer.setChildren(layers)
    }

    private func outline(of shape: V.Drawn, _ size: CGSize, in environment: EnvironmentValues) -> Outline {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        guard shape.hasSizedOutline else { return shape.outline(in: size, isRightToLeft: isRightToLeft) }
        return ContainerShapePlace.making(in: environment, of: leaf) {
            shape.outline(in: size, isRightToLeft: isRightToLeft)
        }
    }

    package override func sizeDidChange() {
        if view.drawnShape.hasSizedOutline || !item.drawing.innerShadows.isEmpty { resolveNow() }
    }

    package override func viewDidChange(from old: V) {
        guard !ValueComparisons.shared.isSame(old, view) else { return }
        measured?.measure = Self.measure(view.drawnShape)
        resolveNow()
        noteSteps(from: old.drawnShape)
    }

    /// Records intermediate outlines for an animated change of the shape's data, since only the shape can compute them.
    private func noteSteps(from old: V.Drawn) {
        guard view.drawnShape.hasSizedOutline, leaf.isPlaced, graph.display.isOld(item.layer),
            let timing = graph.animations.timing(at: leaf)
        else {
            if motion.isRunning, old.hasOtherData(than: view.drawnShape) { motion.end() }
            return
        }
        guard old.hasOtherData(than: view.drawnShape) else { return }
        let animation = graph.animations.transaction(at: leaf).animation
        let start = motion.begin(from: old, to: view.drawnShape, animation, at: graph.animations.now())
        let steps = start.steps(to: view.drawnShape)
        guard !steps.isEmpty else { return }
        let frames = graph.unobserved {
            let environment = EnvironmentValues(scope)
            return steps.map { view.content(outline(of: $0, leaf.size, in: environment), in: environment) }
        }
        graph.display.noteFrames(item.layer, content: frames, timing: timing)
    }
}

extension Shape {
    /// Whether the animatable data of another shape differ.
    nonisolated fileprivate func hasOtherData(than other: Self) -> Bool {
        (other.animatableData - animatableData).magnitudeSquared > 0
    }

    /// Returns shapes at equal steps of the animatable data, both ends included, or none if the data are equal.
    nonisolated fileprivate func steps(to other: Self) -> [Self] {
        let count = 20
        let start = animatableData
        let way = other.animatableData - start
        guard way.magnitudeSquared > 0 else { return [] }
        return (0..<count).map { step in
            var shape = other
            shape.animatableData = start + way.scaled(by: Double(step) / Double(count))
            return shape
        } + [other]
    }
}
