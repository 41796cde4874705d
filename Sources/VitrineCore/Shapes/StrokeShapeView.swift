// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shape with its outline stroked over a background.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var background: Background

    package init(shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.background = background
    }

    public var body: some View {
        _StrokedView(shape: shape, style: style, stroke: strokeStyle, isInside: false)
            .behind(background)
    }
}

/// A shape with its outline stroked inside, over a background.
nonisolated public struct StrokeBorderShapeView<
    Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var background: Background

    package init(shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.background = background
    }

    public var body: some View {
        Group {
            if shape is any OutlinedShape {
                _StrokedView(shape: shape, style: style, stroke: strokeStyle, isInside: true)
            } else {
                _StrokedView(
                    shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, stroke: strokeStyle,
                    isInside: false)
            }
        }
        .behind(background)
    }
}

/// A shape filled over a background.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    package init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).behind(background)
    }
}

extension Shape {
    /// Strokes the outline of the shape with a style.
    public nonisolated func stroke<S>(
        _ content: S, style: StrokeStyle
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
    }

    /// Strokes the outline of the shape with a style.
    public nonisolated func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension InsettableShape {
    /// Strokes the outline of the shape, inside it.
    public nonisolated func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
    }

    /// Strokes the outline of the shape, inside it.
    public nonisolated func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView {
    /// Fills the shape under what is drawn of it.
    public nonisolated func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the shape over what is drawn of it.
    public nonisolated func stroke<S>(
        _ content: S, style: StrokeStyle
    ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
    }

    /// Strokes the shape over what is drawn of it.
    public nonisolated func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the shape inside, over what is drawn of it.
    public nonisolated func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle
    ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
        StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, background: self)
    }

    /// Strokes the shape inside, over what is drawn of it.
    public nonisolated func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1
    ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}
