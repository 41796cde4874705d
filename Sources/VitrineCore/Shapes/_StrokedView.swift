// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A view that strokes a shape.
nonisolated public struct _StrokedView<Content: Shape, Style: ShapeStyle>: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    package var shape: Content
    package var style: Style
    package var stroke: StrokeStyle
    package var isInside: Bool
}

extension _StrokedView: ShapeDrawing {
    package var drawnShape: Content { shape }

    @MainActor package func content(_ outline: Outline, in environment: EnvironmentValues) -> LayerContent {
        .stroke(outline, resolvePaint(style, environment), stroke.displayed(isInside: isInside))
    }

    @MainActor package func drawing(in environment: EnvironmentValues) -> StyleDrawing {
        resolveDrawing(style, environment)
    }
}

extension _StrokedView: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        ShapeLeafNode(view, context)
    }
}
