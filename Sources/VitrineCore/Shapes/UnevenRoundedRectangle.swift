// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// A rectangle with a radius for each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle from the radii of its corners.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii of the corners, in points.
    ///   - style: The curve of the corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rounded rectangle from four radii, in points; those that are left out are 0.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    /// Returns the outline of the rounded rectangle in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Returns the shape inset by an amount on all sides, with radii that are smaller by the same amount.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }

    /// The radii of the corners, which an animation interpolates.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: OutlinedShape {
    package func outline(isRightToLeft: Bool) -> Outline {
        .unevenRoundedRectangle(
            topLeft: isRightToLeft ? cornerRadii.topTrailing : cornerRadii.topLeading,
            topRight: isRightToLeft ? cornerRadii.topLeading : cornerRadii.topTrailing,
            bottomRight: isRightToLeft ? cornerRadii.bottomLeading : cornerRadii.bottomTrailing,
            bottomLeft: isRightToLeft ? cornerRadii.bottomTrailing : cornerRadii.bottomLeading,
            isContinuous: style == .continuous)
    }
}

extension UnevenRoundedRectangle: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        Path(
            roundedRect: rect,
            cornerRadii: RectangleCornerRadii(
                topLeading: max(cornerRadii.topLeading - amount, 0),
                bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
                bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
                topTrailing: max(cornerRadii.topTrailing - amount, 0)),
            style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle with a radius for each corner, in points.
    public nonisolated static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// Returns a rectangle with a radius for each corner, in points; those that are left out are 0.
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
