// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A shape that is the line which a stroke draws along the outline of another shape.
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
    /// The view that draws the line.
    public typealias Body = _StrokedView<Content, ForegroundStyle>
    /// The shape whose outline is stroked.
    public var shape: Content
    /// The width, caps, joins and dashes of the line.
    public var style: StrokeStyle

    /// Creates the line along a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape whose outline is stroked.
    ///   - style: The width, caps, joins and dashes of the line.
    public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// Returns the outline of the line in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// The behaviour of the base shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the base shape for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The line in the foreground style.
    public var body: _StrokedView<Content, ForegroundStyle> {
        _StrokedView(shape: shape, style: ForegroundStyle(), stroke: style, isInside: false)
    }

    /// Returns a view with the line in a colour or another style.
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - style: The fill rule and antialiasing, which a line does not depend on.
    /// - Returns: The line.
    public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _StrokedView<Content, S> where S: ShapeStyle {
        _StrokedView(shape: shape, style: content, stroke: self.style, isInside: false)
    }
}

extension _StrokedShape: Animatable {
    /// The shape's animatable data and those of the line.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// Returns the line that a stroke draws along the outline of the shape.
    ///
    /// As a view the line has the foreground style; as a shape it clips, or says where a view can be hit.
    ///
    /// - Parameter style: The width, caps, joins and dashes of the line.
    /// - Returns: The line.
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }

    /// Returns the line that a stroke draws along the outline of the shape.
    ///
    /// - Parameter lineWidth: The width of the line, in points.
    /// - Returns: The line.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
