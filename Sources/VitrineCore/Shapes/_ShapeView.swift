// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

/// A view that shows a shape, to which further fills and strokes can be added.
nonisolated public protocol ShapeView<Content>: View {
    /// The type of the shape that is shown.
    associatedtype Content: Shape

    /// The shape that is shown.
    var shape: Self.Content { get }
}

/// A view that fills a shape with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    /// The shape that is filled.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The fill rule and antialiasing.
    public var fillStyle: FillStyle

    /// Creates a filled shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: The style of the fill.
    ///   - fillStyle: The fill rule and antialiasing.
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
    /// Returns a view with the shape filled with a colour or another style.
    ///
    /// - Parameters:
    ///   - content: The style of the fill.
    ///   - style: The fill rule and antialiasing.
    /// - Returns: The filled shape.
    public nonisolated func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Returns a view with the shape filled with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
    /// A rectangle that is filled with the style and takes all the space that it is offered.
    public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}
