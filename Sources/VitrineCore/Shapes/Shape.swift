// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// What has an outline, and numbers that move. A protocol of its own, and no view, so that an app whose types are the
/// main actor's by default has shapes that are nobody's: the compiler then sees requirements that no actor can meet.
/// `Animatable` has the same requirement, which views meet on the main actor; it is here for shapes that write that
/// conformance out.
nonisolated public protocol _ShapePath: Sendable {
    /// The type of the numbers that move.
    associatedtype AnimatableData: VectorArithmetic

    /// The numbers that move.
    var animatableData: Self.AnimatableData { get set }

    /// The outline of the shape in a rectangle.
    func path(in rect: CGRect) -> Path

    /// How the shape behaves where text is read from right to left.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size of the shape for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A two-dimensional shape that can be drawn as a view.
nonisolated public protocol Shape: Animatable, View, _ShapePath {}

/// What a layout direction does to a shape.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The shape is drawn as it is.
    case fixed
    /// The shape is mirrored in one direction.
    case mirrors(in: LayoutDirection)

    /// The shape is mirrored where text is read from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension _ShapePath {
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape {
    /// The shape, filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape whose outline every surface knows by name.
nonisolated package protocol OutlinedShape: Shape {
    func outline(isRightToLeft: Bool) -> Outline
}

extension Shape {
    /// Whether the outline has to be made anew for each size.
    package nonisolated var hasSizedOutline: Bool { !(self is any OutlinedShape) }

    /// The outline in a layer of this size.
    package nonisolated func outline(in size: CGSize, isRightToLeft: Bool) -> Outline {
        if let known = self as? any OutlinedShape { return known.outline(isRightToLeft: isRightToLeft) }
        let path = path(in: CGRect(origin: .zero, size: size))
        guard layoutDirectionBehavior == .mirrors(in: isRightToLeft ? .rightToLeft : .leftToRight) else {
            return .path(path.outlineElements)
        }
        return .path(path.mapPoints { CGPoint(x: size.width - $0.x, y: $0.y) }.outlineElements)
    }
}
