// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

// The results consist of lines: a curve becomes 24 chords.

extension Path {
    /// Returns the outline of the area that is in this path and in another one.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The outline, in lines.
    public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).area { $0 && $1 }
    }

    /// Returns the outline of the area that is in this path or in another one.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The outline, in lines.
    public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).area { $0 || $1 }
    }

    /// Returns the outline of the area that is in this path and not in another one.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The outline, in lines.
    public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).area { $0 && !$1 }
    }

    /// Returns the outline of the area that is in one of this path and another one, and not in both.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The outline, in lines.
    public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill).area { $0 != $1 }
    }

    /// Returns the part of this path's line that is inside of another path.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The lines, which are not closed.
    public nonisolated func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill, isArea: false).lines(inside: true)
    }

    /// Returns the part of this path's line that is outside of another path.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The lines, which are not closed.
    public nonisolated func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        PathOverlay(self, other, eoFill: eoFill, isArea: false).lines(inside: false)
    }

    /// Returns the outline of the path's area, whose lines do not cross.
    ///
    /// - Parameter eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The outline, in lines.
    public nonisolated func normalized(eoFill: Bool = true) -> Path {
        PathOverlay(self, Path(), eoFill: eoFill).area { own, _ in own }
    }
}

/// A shape that is made of the outlines of two others.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combine: @Sendable (Path, Path) -> Path

    /// Returns the combined outline of the shapes in a rectangle.
    func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

    /// The behaviour of the first shape in a right-to-left layout.
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    /// Returns the size of the first shape for a proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension CombinedShape: Animatable {
    /// The animatable data of both shapes.
    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Returns a shape of the area that is in this shape and in another one.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The shape, whose outline consists of lines.
    public nonisolated func intersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }

    /// Returns a shape of the area that is in this shape or in another one.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The shape, whose outline consists of lines.
    public nonisolated func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }

    /// Returns a shape of the area that is in this shape and not in another one.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The shape, whose outline consists of lines.
    public nonisolated func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }

    /// Returns a shape of the area that is in one of this shape and another one, and not in both.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The shape, whose outline consists of lines.
    public nonisolated func symmetricDifference<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }

    /// Returns a shape of the part of this shape's line that is inside of another shape.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The shape, whose lines are not closed.
    public nonisolated func lineIntersection<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }

    /// Returns a shape of the part of this shape's line that is outside of another shape.
    ///
    /// - Parameters:
    ///   - other: The other shape.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    /// - Returns: The shape, whose lines are not closed.
    public nonisolated func lineSubtraction<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
        CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
