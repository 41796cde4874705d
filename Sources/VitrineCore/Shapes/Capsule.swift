// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: InsettableShape, Equatable {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return Path(roundedRect: rect, cornerRadius: radius, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Capsule: OutlinedShape {
    package func outline(isRightToLeft: Bool) -> Outline {
        // A radius beyond every screen shrinks to half the shorter side.
        style == .continuous ? .capsule : .roundedRectangle(radiusX: 1e5, radiusY: 1e5, isContinuous: false)
    }
}

extension Capsule: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { path(in: rect) }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are round.
    public nonisolated static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are round, by a style.
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
