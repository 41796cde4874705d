// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// A rectangle whose corners have radii of their own.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

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

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
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
    /// A rectangle whose corners have radii of their own.
    public nonisolated static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle whose corners have radii of their own.
    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
