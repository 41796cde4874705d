// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A proposed size of a view: a length in points, `nil` for the ideal, 0 for the minimum, infinity for the maximum.
public struct ProposedViewSize: Sendable {
    private var proposedWidth: OptionalLength
    private var proposedHeight: OptionalLength

    /// The proposed width in points; `nil` for the ideal width.
    public var width: CGFloat? {
        get { proposedWidth.value }
        set { proposedWidth = OptionalLength(newValue) }
    }

    /// The proposed height in points; `nil` for the ideal height.
    public var height: CGFloat? {
        get { proposedHeight.value }
        set { proposedHeight = OptionalLength(newValue) }
    }

    /// Creates a proposal from two lengths in points; `nil` for an ideal length.
    public init(width: CGFloat?, height: CGFloat?) {
        proposedWidth = OptionalLength(width)
        proposedHeight = OptionalLength(height)
    }

    /// Creates a proposal of a definite size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal for a view's minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal for a view's ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The proposal for a view's maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the proposal as a size, with unspecified lengths taken from another one.
    ///
    /// - Parameter size: The lengths for unspecified ones; by default 10 × 10 points, SwiftUI's ideal for flexible
    ///   views.
    /// - Returns: A definite size.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    package init(_ main: CGFloat?, _ cross: CGFloat?, along axis: Axis) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }
}

extension ProposedViewSize: Equatable {
    /// Returns whether both dimensions are equal.
    public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
        a.proposedWidth == b.proposedWidth && a.proposedHeight == b.proposedHeight
    }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    package init(_ main: CGFloat, _ cross: CGFloat, along axis: Axis) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
}

extension CGPoint {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set {
            if axis == .horizontal { x = newValue } else { y = newValue }
        }
    }
}
