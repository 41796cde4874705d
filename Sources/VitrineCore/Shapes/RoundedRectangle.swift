// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// A rectangle with equal rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape, Equatable {
    /// The width and height of the corners, in points.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle from the size of its corners.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of the corners, in points.
    ///   - style: The curve of the corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rounded rectangle from the radius of its corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The curve of the corners.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the outline of the rounded rectangle in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Returns the shape inset by an amount on all sides, with a corner radius that is smaller by the same amount.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }

    /// The width and height of the corners, which an animation interpolates.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

extension RoundedRectangle: OutlinedShape {
    package func outline(isRightToLeft: Bool) -> Outline {
        .roundedRectangle(
            radiusX: cornerSize.width, radiusY: cornerSize.height, isContinuous: style == .continuous)
    }
}

extension RoundedRectangle: InsetPathShape {
    package func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        Path(
            roundedRect: rect,
            cornerSize: CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
            style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with corners of one radius, in points.
    public nonisolated static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// Returns a rectangle with corners of one size, in points.
    public nonisolated static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
