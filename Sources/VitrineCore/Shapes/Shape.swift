// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// The requirements of a shape: an outline and animatable data.
///
/// This is a protocol of its own, and not a view, so that in an app whose types are isolated to the main actor by
/// default shapes are nonisolated: the compiler then sees requirements that cannot be isolated. `Animatable` has the
/// same requirement, which views meet on the main actor; it is repeated here for shapes that declare that conformance
/// explicitly.
nonisolated public protocol _ShapePath: Sendable {
    /// The type of the data that an animation interpolates.
    associatedtype AnimatableData: VectorArithmetic

    /// The data that an animation interpolates.
    var animatableData: Self.AnimatableData { get set }

    /// Returns the outline of the shape in a rectangle.
    func path(in rect: CGRect) -> Path

    /// How the shape behaves in a right-to-left layout; by default it is mirrored.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the shape for a proposed size; by default the proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A two-dimensional shape that can be drawn as a view.
nonisolated public protocol Shape: Animatable, View, _ShapePath {}

/// How a shape behaves in a layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is drawn unchanged.
    case fixed
    /// The shape is mirrored in one layout direction.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored in a right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension _ShapePath {
    /// Shapes are mirrored in a right-to-left layout by default.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns the proposed size, where an unspecified dimension is 10 points.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape whose outline every surface supports natively, without a path.
nonisolated package protocol OutlinedShape: Shape {
    func outline(isRightToLeft: Bool) -> Outline
}

extension Shape {
    /// Whether the outline has to be made anew for each size.
    package nonisolated var hasSizedOutline: Bool { !(self is any OutlinedShape) }

    /// Returns the outline in a layer of the given size.
    package nonisolated func outline(in size: CGSize, isRightToLeft: Bool) -> Outline {
        if let known = self as? any OutlinedShape { return known.outline(isRightToLeft: isRightToLeft) }
        let path = path(in: CGRect(origin: .zero, size: size))
        guard layoutDirectionBehavior == .mirrors(in: isRightToLeft ? .rightToLeft : .leftToRight) else {
            return .path(path.outlineElements)
        }
        return .path(path.mapPoints { CGPoint(x: size.width - $0.x, y: $0.y) }.outlineElements)
    }
}
