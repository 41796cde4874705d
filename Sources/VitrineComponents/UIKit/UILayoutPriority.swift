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

    /// The priority of a requirement.
    public static let required = Self(1000)
    /// A high priority: that with which buttons resist compression.
    public static let defaultHigh = Self(750)
    /// A low priority: that with which buttons resist growth.
    public static let defaultLow = Self(250)
    /// The priority of a view's wish to be as small as it can when its fitting size is computed.
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
