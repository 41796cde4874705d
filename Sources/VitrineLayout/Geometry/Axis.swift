// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The horizontal or vertical dimension in a two-dimensional coordinate system.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// An efficient set of axes.
    public struct Set: OptionSet, Sendable {
        public typealias Element = Axis.Set

        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Axis.Set(rawValue: 1)
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
    public var description: String {
        self == .horizontal ? "horizontal" : "vertical"
    }
}
