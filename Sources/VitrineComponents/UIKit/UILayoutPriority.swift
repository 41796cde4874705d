// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How much a wish of a view's layout matters, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Float

    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// What must be.
    public static let required = Self(1000)
    /// What matters much.
    public static let defaultHigh = Self(750)
    /// What matters little.
    public static let defaultLow = Self(250)
    /// What matters as little as the size of a scene that fits.
    public static let fittingSizeLevel = Self(50)

    /// Returns whether the first priority matters less.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A condition on the layout of UIKit's views; only its axes are here.
public enum NSLayoutConstraint {
    /// An axis.
    public enum Axis: Int, Hashable, Sendable {
        /// From side to side.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}
