// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A shape with its outline stroked over a background view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape that is stroked.
    public var shape: Content
    /// The style of the stroke.
    public var style: Style
    /// The width, caps, joins and dashes of the stroke.
    public var strokeStyle: StrokeStyle
    /// The view behind the stroke.
    public var background: Background

    package init(shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.background = background
    }

    /// The stroke in front of the background.
    public var body: some View {
        _StrokedView(shape: shape, style: style, stroke: strokeStyle, isInside: false)
            .behind(background)
    }
}

/// A shape with a stroke inside its outline, over a background view.
nonisolated public struct StrokeBorderShapeView<
    Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
    /// The shape that is stroked.
    public var shape: Content
    /// The style of the stroke.
    public var style: Style
    /// The width, caps, joins and dashes of the stroke.
    public var strokeStyle: StrokeStyle
    /// The view behind the stroke.
    public var background: Background

    package init(shape: Content, style: Style, strokeStyle: StrokeStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.background = background
    }

    /// The stroke in front of the background.
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

/// A filled shape over a background view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape that is filled.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The fill rule and antialiasing.
    public var fillStyle: FillStyle
    /// The view behind the fill.
    public var background: Background

    package init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// The fill in front of the background.
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).behind(background)
    }
}

/// Tells the developer that edges are smooth where the app wants them otherwise.
nonisolated private func noteEdges(areSmooth: Bool) {
    guard !areSmooth else { return }
    DeveloperNotes.withoutEffect("antialiased: false of a stroke", remedy: "Edges are smooth in browsers.")
}

extension Shape {
    /// Returns a view with the outline of the shape stroked; half the line lies outside the shape.
    ///
    /// - Parameters:
    ///   - content: The style of the stroke.
    ///   - style: The width, caps, joins and dashes of the stroke.
    ///   - antialiased: Whether its edges are smooth; they always are.
    /// - Returns: The stroked shape.
    public nonisolated func stroke<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
        noteEdges(areSmooth: antialiased)
        return StrokeShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
    }

    /// Returns a view with the outline of the shape stroked; half the line lies outside the shape.
    ///
    /// - Parameters:
    ///   - content: The style of the stroke.
    ///   - lineWidth: The width of the line, in points.
    ///   - antialiased: Whether its edges are smooth; they always are.
    /// - Returns: The stroked shape.
    public nonisolated func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Returns a view with a stroke that lies inside the outline of the shape.
    ///
    /// - Parameters:
    ///   - content: The style of the stroke.
    ///   - style: The width, caps, joins and dashes of the stroke.
    ///   - antialiased: Whether its edges are smooth; they always are.
    /// - Returns: The stroked shape.
    public nonisolated func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        noteEdges(areSmooth: antialiased)
        return StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, background: EmptyView())
    }

    /// Returns a view with a stroke that lies inside the outline of the shape.
    ///
    /// - Parameters:
    ///   - content: The style of the stroke.
    ///   - lineWidth: The width of the line, in points.
    ///   - antialiased: Whether its edges are smooth; they always are.
    /// - Returns: The stroked shape.
    public nonisolated func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Fills the shape in front of the fills and strokes that it already has.
    public nonisolated func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> where S: ShapeStyle {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the shape in front of the fills and strokes that it already has.
    public nonisolated func stroke<S>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
        noteEdges(areSmooth: antialiased)
        return StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
    }

    /// Strokes the shape in front of the fills and strokes that it already has.
    public nonisolated func stroke<S>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> where S: ShapeStyle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the shape inside its outline, in front of the fills and strokes that it already has.
    public nonisolated func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
        noteEdges(areSmooth: antialiased)
        return StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, background: self)
    }

    /// Strokes the shape inside its outline, in front of the fills and strokes that it already has.
    public nonisolated func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
