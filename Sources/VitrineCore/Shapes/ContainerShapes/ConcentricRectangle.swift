// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

extension Edge {
    /// Where two edges meet.
    public enum Corner: Int8, CaseIterable, Sendable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing

        /// How a corner is rounded.
        nonisolated public struct Style: Hashable, Sendable {
            /// `nil` follows the container's corner.
            package let radius: CGFloat?
            package let minimum: CGFloat

            /// With a radius of its own, in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }

            /// Around the middle of the container's corner.
            public static var concentric: Style { Style(radius: nil, minimum: 0) }

            /// Around the middle of the container's corner, and at least as round as another style.
            public static func concentric(minimum: Style) -> Style {
                Style(radius: nil, minimum: max(minimum.radius ?? minimum.minimum, 0))
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners are rounded around the same points as those of the container around.
nonisolated public struct ConcentricRectangle: InsettableShape, Equatable {
    private let corners: Edge.Corner.Style
    private let isUniform: Bool

    public init() {
        self.init(corners: .concentric, isUniform: false)
    }

    /// `isUniform`: every corner is as round as the roundest.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.corners = corners
        self.isUniform = isUniform
    }

    public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension ConcentricRectangle: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let place = ContainerShapePlace.current
        let outer = place?.container.radii(in: place?.size ?? .zero)
        let insets = place?.insets ?? EdgeInsets()
        func radius(_ container: CGFloat?, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            let own = corners.radius ?? max((container ?? 0) - max(x, y, 0), corners.minimum)
            return max(own - amount, 0)
        }
        var radii = RectangleCornerRadii(
            topLeading: radius(outer?.topLeading, insets.leading, insets.top),
            bottomLeading: radius(outer?.bottomLeading, insets.leading, insets.bottom),
            bottomTrailing: radius(outer?.bottomTrailing, insets.trailing, insets.bottom),
            topTrailing: radius(outer?.topTrailing, insets.trailing, insets.top))
        if isUniform {
            let most = max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
            radii = RectangleCornerRadii(
                topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
        }
        return Path(roundedRect: rect, cornerRadii: radii, style: .continuous)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of one style.
    public nonisolated static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
