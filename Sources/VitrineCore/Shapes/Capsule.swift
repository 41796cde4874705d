// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// A shape with two straight sides and two round ends: a rectangle whose corner radius is half its shorter side.
nonisolated public struct Capsule: InsettableShape, Equatable {
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    ///
    /// - Parameter style: The curve of the corners.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// Returns the outline of the capsule in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }

    /// Returns the capsule inset by an amount on all sides, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Capsule: OutlinedShape {
    package func outline(isRightToLeft: Bool) -> Outline {
        // A radius larger than any screen is limited to half the shorter side.
        style == .continuous ? .capsule : .roundedRectangle(radiusX: 1e5, radiusY: 1e5, isContinuous: false)
    }
}

extension Capsule: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { path(in: rect) }
}

extension Shape where Self == Capsule {
    /// A capsule with continuous corners.
    public nonisolated static var capsule: Capsule { Capsule() }

    /// Returns a capsule with the given curve of its corners.
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
