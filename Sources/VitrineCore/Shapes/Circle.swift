// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// A circle at the centre of its frame with the length of the shorter side as its diameter.
nonisolated public struct Circle: InsettableShape, Equatable {
    /// Creates a circle.
    public init() {}

    /// Returns the outline of the largest circle at the centre of a rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns a square: the smaller proposed dimension, where an unspecified one is 10 points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = max(min(size.width, size.height), 0)
        return CGSize(width: side, height: side)
    }

    /// Returns the circle inset by an amount on all sides, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Circle: OutlinedShape {
    package func outline(isRightToLeft: Bool) -> Outline { .circle }
}

extension Circle: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { path(in: rect) }
}

extension Shape where Self == Circle {
    /// A circle at the centre of its frame.
    public nonisolated static var circle: Circle { Circle() }
}
