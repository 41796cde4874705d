// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

/// A view that shows a shape, on which further fills and strokes can be put.
nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    /// The shape that is shown.
    var shape: Self.Content { get }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    public typealias Body = Never
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeDrawing {
    package var drawnShape: Content { shape }

    @MainActor package func content(_ outline: Outline, in environment: EnvironmentValues) -> LayerContent {
        .fill(outline.filled(isEvenOdd: fillStyle.isEOFilled), resolvePaint(style, environment))
    }

    @MainActor package func drawing(in environment: EnvironmentValues) -> StyleDrawing {
        resolveDrawing(style, environment)
    }
}

extension _ShapeView: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        ShapeLeafNode(view, context)
    }
}

extension Shape {
    /// Fills the shape with a colour or another style.
    public nonisolated func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    /// The style in all of the space that it is offered.
    public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}
