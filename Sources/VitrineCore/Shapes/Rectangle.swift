// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape, Equatable {
    /// Creates a rectangle.
    public init() {}

    /// Returns the rectangle as a path.
    public func path(in rect: CGRect) -> Path {
        Path(rect)
    }

    /// Returns the rectangle inset by an amount on all sides, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Rectangle: OutlinedShape {
    package func outline(isRightToLeft: Bool) -> Outline { .rectangle }
}

extension Rectangle: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { path(in: rect) }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public nonisolated static var rect: Rectangle { Rectangle() }
}
