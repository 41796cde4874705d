// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape, Equatable {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        Path(rect)
    }

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
