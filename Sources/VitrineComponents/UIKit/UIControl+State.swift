// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension UIControl {
    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, neither selected nor highlighted.
        public static let normal = State([])
        /// Highlighted.
        public static let highlighted = State(rawValue: 1)
        /// Disabled.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
        /// Focused.
        public static let focused = State(rawValue: 8)
    }

    /// The horizontal alignments of a control's content.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Everywhere: drawn in the middle.
        case fill = 3
        /// At the leading edge.
        case leading = 4
        /// At the trailing edge.
        case trailing = 5

        var inSwiftUI: HorizontalAlignment {
            switch self {
            case .center, .fill: .center
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            }
        }
    }

    /// The vertical alignments of a control's content.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Everywhere: drawn in the middle.
        case fill = 3

        var inSwiftUI: VerticalAlignment {
            switch self {
            case .center, .fill: .center
            case .top: .top
            case .bottom: .bottom
            }
        }
    }
}
