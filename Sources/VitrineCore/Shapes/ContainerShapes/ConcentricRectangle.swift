// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Sendable {
        /// The corner of the top and the leading edge.
        case topLeading
        /// The corner of the top and the trailing edge.
        case topTrailing
        /// The corner of the bottom and the leading edge.
        case bottomLeading
        /// The corner of the bottom and the trailing edge.
        case bottomTrailing

        /// The rounding of a corner.
        nonisolated public struct Style: Hashable, Sendable {
            /// The radius in points, or `nil` for a corner that follows the container's.
            package let radius: CGFloat?
            package let minimum: CGFloat

            /// Returns a style with a fixed radius, in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, minimum: 0) }

            /// A corner that is concentric with the container's corner.
            public static var concentric: Style { Style(radius: nil, minimum: 0) }

            /// Returns a style that is concentric with the container's corner but at least as round as another style.
            public static func concentric(minimum: Style) -> Style {
                Style(radius: nil, minimum: max(minimum.radius ?? minimum.minimum, 0))
            }
        }
    }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a fixed radius from an integer literal, in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
    /// Creates a fixed radius from a floating-point literal, in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners are concentric with those of the container around it.
nonisolated public struct ConcentricRectangle: InsettableShape, Equatable {
    private let corners: Edge.Corner.Style
    private let isUniform: Bool

    /// Creates a rectangle whose four corners are concentric with the container's.
    public init() {
        self.init(corners: .concentric, isUniform: false)
    }

    /// Creates a rectangle with corners of one style.
    ///
    /// - Parameters:
    ///   - corners: The rounding of the corners.
    ///   - isUniform: Whether every corner has the radius of the roundest one.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.corners = corners
        self.isUniform = isUniform
    }

    /// Returns the outline in a rectangle, with radii from the container at the place where the shape is drawn.
    public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }

    /// Returns the shape inset by an amount on all sides, with radii that are smaller by the same amount.
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
    /// Returns a rectangle with corners of one style.
    public nonisolated static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
