// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The horizontal or vertical dimension of a two-dimensional coordinate system.
public enum Axis: Int8, CaseIterable, Sendable {
    /// The horizontal dimension.
    case horizontal
    /// The vertical dimension.
    case vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable {
        /// The type of the set's elements.
        public typealias Element = Axis.Set

        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set of axes from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of the horizontal axis.
        public static let horizontal = Axis.Set(rawValue: 1)
        /// The set of the vertical axis.
        public static let vertical = Axis.Set(rawValue: 2)

        package init(_ axis: Axis) {
            self = axis == .horizontal ? .horizontal : .vertical
        }
    }

    /// The other axis.
    package var crossed: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}

extension Axis: CustomStringConvertible {
    /// The name of the axis.
    public var description: String {
        self == .horizontal ? "horizontal" : "vertical"
    }
}
