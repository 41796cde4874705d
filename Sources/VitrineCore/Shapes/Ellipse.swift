// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape, Equatable {
    /// Creates an ellipse.
    public init() {}

    /// Returns the outline of the ellipse that fills a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(ellipseIn: rect)
    }

    /// Returns the ellipse inset by an amount on all sides, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Ellipse: OutlinedShape {
    package func outline(isRightToLeft: Bool) -> Outline { .ellipse }
}

extension Ellipse: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { path(in: rect) }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its frame.
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
