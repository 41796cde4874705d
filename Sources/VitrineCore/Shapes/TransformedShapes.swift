// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A shape that is rotated around a point of its frame.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is rotated.
    public var shape: Content
    /// The angle, clockwise.
    public var angle: Angle
    /// The point of the frame around which the shape is rotated.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - angle: The angle, clockwise.
    ///   - anchor: The point of the frame around which the shape is rotated.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// Returns the rotated outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        return shape.path(in: rect).mapPoints {
            let (x, y) = ($0.x - center.x, $0.y - center.y)
            return CGPoint(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
        }
    }

    /// The behaviour of the base shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the base shape for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is scaled around a point of its frame.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// The horizontal and vertical factor.
    public var scale: CGSize
    /// The point of the frame that stays in place.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - scale: The horizontal and vertical factor.
    ///   - anchor: The point of the frame that stays in place.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the scaled outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        return shape.path(in: rect).mapPoints {
            CGPoint(x: center.x + ($0.x - center.x) * scale.width, y: center.y + ($0.y - center.y) * scale.height)
        }
    }

    /// The behaviour of the base shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the base shape for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape that is drawn in a fixed size inside its frame.
nonisolated public struct _SizedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The size in which the shape is drawn, in points.
    public var size: CGSize
    /// The point of the frame at which the shape's own point of this name lies.
    public var anchor: UnitPoint

    package init(shape: Content, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// Returns the outline of the shape in its fixed size, at the anchor of the rectangle.
    public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The behaviour of the base shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape: Animatable {
    /// The shape's animatable data and the angle in radians.
    public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set {
            shape.animatableData = newValue.first
            angle.radians = newValue.second
        }
    }
}

extension ScaledShape: Animatable {
    /// The shape's animatable data and both factors.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
        set {
            shape.animatableData = newValue.first
            scale = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension _SizedShape: Animatable {
    /// The shape's animatable data and the size.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// Returns the rotated shape with an edge that is further inside.
    ///
    /// - Parameter amount: The distance from the edge, in points.
    /// - Returns: The shape.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// Returns this shape rotated around a point of its frame.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns this shape scaled around a point of its frame.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns this shape scaled by the same factor in both dimensions.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Returns this shape drawn in a fixed size, in points, at the top leading corner of its frame.
    public nonisolated func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size)
    }

    /// Returns this shape drawn in a fixed size, in points, at a point of its frame.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns this shape drawn in a fixed size, in points.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns this shape drawn in a fixed size, in points, at a point of its frame.
    public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
