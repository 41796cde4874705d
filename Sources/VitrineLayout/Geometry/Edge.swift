// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The top edge.
    case top
    /// The leading edge: left in a left-to-right layout.
    case leading
    /// The bottom edge.
    case bottom
    /// The trailing edge: right in a left-to-right layout.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        /// The type of the set's elements.
        public typealias Element = Edge.Set

        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set of edges from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The set of the top edge.
        public static let top = Edge.Set(.top)
        /// The set of the leading edge.
        public static let leading = Edge.Set(.leading)
        /// The set of the bottom edge.
        public static let bottom = Edge.Set(.bottom)
        /// The set of the trailing edge.
        public static let trailing = Edge.Set(.trailing)
        /// The set of all edges.
        public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
        /// The set of the leading and the trailing edge.
        public static let horizontal: Edge.Set = [.leading, .trailing]
        /// The set of the top and the bottom edge.
        public static let vertical: Edge.Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool {
            contains(Edge.Set(edge))
        }
    }
}

/// An edge at an end of the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Sendable {
        /// The type of the set's elements.
        public typealias Element = HorizontalEdge.Set

        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set of edges from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The set of the leading edge.
        public static let leading = HorizontalEdge.Set(.leading)
        /// The set of the trailing edge.
        public static let trailing = HorizontalEdge.Set(.trailing)
        /// The set of both edges.
        public static let all: HorizontalEdge.Set = [.leading, .trailing]
    }
}

/// An edge at an end of the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
        /// The type of the set's elements.
        public typealias Element = VerticalEdge.Set

        /// The bits of the set.
        public let rawValue: Int8

        /// Creates a set of edges from its bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The set of the top edge.
        public static let top = VerticalEdge.Set(.top)
        /// The set of the bottom edge.
        public static let bottom = VerticalEdge.Set(.bottom)
        /// The set of both edges.
        public static let all: VerticalEdge.Set = [.top, .bottom]
    }
}

/// Insets for the edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// The inset at the top.
    public var top: CGFloat
    /// The inset at the leading edge.
    public var leading: CGFloat
    /// The inset at the bottom.
    public var bottom: CGFloat
    /// The inset at the trailing edge.
    public var trailing: CGFloat

    /// Creates insets for the four edges, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    package init(_ length: CGFloat, edges: Edge.Set) {
        self.init(
            top: edges.contains(Edge.top) ? length : 0,
            leading: edges.contains(Edge.leading) ? length : 0,
            bottom: edges.contains(Edge.bottom) ? length : 0,
            trailing: edges.contains(Edge.trailing) ? length : 0)
    }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }

    package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading,
            bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
    }
}

/// The direction in which a layout runs from the leading to the trailing edge.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The leading edge is on the left.
    case leftToRight
    /// The leading edge is on the right.
    case rightToLeft
}
