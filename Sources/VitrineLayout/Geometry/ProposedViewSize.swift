// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A proposal for the size of a view: a length in points, `nil` for ideal, 0 for minimum, infinity for maximum.
public struct ProposedViewSize: Sendable {
    // An ideal is kept as "not a number": a layout holds several proposals for each of its nodes.
    private var proposedWidth: CGFloat
    private var proposedHeight: CGFloat

    public var width: CGFloat? {
        get { proposedWidth.isNaN ? nil : proposedWidth }
        set { proposedWidth = newValue ?? .nan }
    }

    public var height: CGFloat? {
        get { proposedHeight.isNaN ? nil : proposedHeight }
        set { proposedHeight = newValue ?? .nan }
    }

    public init(width: CGFloat?, height: CGFloat?) {
        proposedWidth = width ?? .nan
        proposedHeight = height ?? .nan
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal as a size; missing lengths come from `size` (10 × 10 points: SwiftUI's ideal for flexible views).
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
    public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
        a.width == b.width && a.height == b.height
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
