// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay

/// A view that strokes a shape.
nonisolated public struct _StrokedView<Content: Shape, Style: ShapeStyle>: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    package var shape: Content
    package var style: Style
    package var stroke: StrokeStyle
    package var isInside: Bool

    /// Returns the stroke painted with another style.
    public func fill<S>(_ content: S) -> _StrokedView<Content, S> where S: ShapeStyle {
        _StrokedView<Content, S>(shape: shape, style: content, stroke: stroke, isInside: isInside)
    }
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

extension Shape {
    /// Returns a view with the outline of the shape stroked with the foreground style.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedView<Self, ForegroundStyle> {
        _StrokedView(shape: self, style: ForegroundStyle(), stroke: style, isInside: false)
    }

    /// Returns a view with the outline of the shape stroked with the foreground style.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedView<Self, ForegroundStyle> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
