// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A shape whose outline is moved.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
    /// The type of the view: the unmoved shape with an offset, so that an animation of it is a motion and no new outline.
    public typealias Body = ModifiedContent<Content, _OffsetEffect>

    /// The shape that is moved.
    public var shape: Content
    /// The distance to the right and downwards, in points.
    public var offset: CGSize

    /// Creates a moved shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - offset: The distance to the right and downwards, in points.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The shape, drawn with the offset.
    @MainActor public var body: ModifiedContent<Content, _OffsetEffect> {
        ModifiedContent(content: shape, modifier: _OffsetEffect(offset: offset))
    }

    /// Returns the moved outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The behaviour of the base shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the base shape for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline is changed by an affine transform around the origin of its frame.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// The transform of the outline's points.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - transform: The transform of the outline's points.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the transformed outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The behaviour of the base shape in a right-to-left layout.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// Returns the size of the base shape for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension OffsetShape: Animatable {
    /// The shape's animatable data and both distances.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
            shape.animatableData = newValue.first
            offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension TransformedShape: Animatable {
    /// The shape's animatable data; the transform is not interpolated.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    /// Returns the moved shape with an edge that is further inside.
    ///
    /// - Parameter amount: The distance from the edge, in points.
    /// - Returns: The shape.
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

extension Shape {
    /// Returns this shape moved by a distance, in points; its layout does not change.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Returns this shape moved by the coordinates of a point; its layout does not change.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns this shape moved by two distances, in points; its layout does not change.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns this shape changed by an affine transform around the origin of its frame.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
