// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The spacing that a view prefers around it.
///
/// Each edge has preferences by category. Two adjacent edges use the largest value of the categories that both declare;
/// without a common one, the larger plain preference; without any, the platform's default (Documentation/Layout.md 3.5,
/// determined from SwiftUI's behaviour).
public struct ViewSpacing: Sendable {
    /// The preferences of one edge, in points; `nil` for none.
    package struct EdgePreferences: Equatable, Sendable {
        /// The distance to any neighbour that has no category in common.
        package var plain: CGFloat?
        /// The distance between a text and a view below it.
        ///
        /// On a bottom edge it is the preference of a text; on a top edge it marks a view that may be placed below a
        /// text.
        package var belowText: CGFloat?
        /// The distance between a text and a view above it.
        ///
        /// On a top edge it is the preference of a text; on a bottom edge it marks a view that may be placed above a
        /// text.
        package var aboveText: CGFloat?
        /// On a top edge, the leading of a text, as the distance to a text above; on a bottom edge 0.
        package var textToText: CGFloat?

        package init(
            plain: CGFloat? = nil, belowText: CGFloat? = nil, aboveText: CGFloat? = nil, textToText: CGFloat? = nil
        ) {
            self.plain = plain
            self.belowText = belowText
            self.aboveText = aboveText
            self.textToText = textToText
        }

        fileprivate func maximum(_ other: EdgePreferences) -> EdgePreferences {
            EdgePreferences(
                plain: larger(plain, other.plain), belowText: larger(belowText, other.belowText),
                aboveText: larger(aboveText, other.aboveText), textToText: larger(textToText, other.textToText))
        }

        fileprivate func distance(to next: EdgePreferences) -> CGFloat? {
            var common: CGFloat?
            if let a = belowText, let b = next.belowText { common = larger(common, max(a, b)) }
            if let a = aboveText, let b = next.aboveText { common = larger(common, max(a, b)) }
            if let a = textToText, let b = next.textToText { common = larger(common, max(a, b)) }
            return common ?? larger(plain, next.plain)
        }
    }

    /// The preferences of the four edges.
    ///
    /// They are shared until they are written: every node of a layout stores its spacing, and nearly all nodes have the
    /// same one as their child.
    private final class Edges: Sendable {
        let top: EdgePreferences
        let leading: EdgePreferences
        let bottom: EdgePreferences
        let trailing: EdgePreferences

        init(top: EdgePreferences, leading: EdgePreferences, bottom: EdgePreferences, trailing: EdgePreferences) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        /// The preferences of a view without text: 0 for a text's own preference, the platform's default otherwise.
        static let standard = Edges(
            top: EdgePreferences(belowText: 0), leading: EdgePreferences(), bottom: EdgePreferences(aboveText: 0),
            trailing: EdgePreferences())
    }

    private var edges: Edges

    /// Creates the spacing of a view without text: that of a neighbouring text, or the platform's default.
    public init() {
        edges = .standard
    }

    package init(
        top: EdgePreferences, leading: EdgePreferences, bottom: EdgePreferences, trailing: EdgePreferences
    ) {
        edges = Edges(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    /// The spacing of a view that needs no distance on any edge.
    public static let zero: ViewSpacing = {
        let none = EdgePreferences(plain: 0)
        return ViewSpacing(top: none, leading: none, bottom: none, trailing: none)
    }()

    /// Returns the spacing of a text in points (Documentation/Layout.md 3.6).
    package static func text(below: CGFloat, above: CGFloat, textToText: CGFloat) -> ViewSpacing {
        ViewSpacing(
            top: EdgePreferences(aboveText: above, textToText: textToText), leading: EdgePreferences(),
            bottom: EdgePreferences(belowText: below, textToText: 0), trailing: EdgePreferences())
    }

    package var top: EdgePreferences { edges.top }
    package var leading: EdgePreferences { edges.leading }
    package var bottom: EdgePreferences { edges.bottom }
    package var trailing: EdgePreferences { edges.trailing }

    package subscript(edge: Edge) -> EdgePreferences {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }

    /// Returns these preferences with those of `other` on the given edges.
    package func replacing(_ edges: Edge.Set, from other: ViewSpacing) -> ViewSpacing {
        if self.edges === other.edges || edges.isEmpty { return self }
        return ViewSpacing(
            top: (edges.contains(.top) ? other : self).top, leading: (edges.contains(.leading) ? other : self).leading,
            bottom: (edges.contains(.bottom) ? other : self).bottom,
            trailing: (edges.contains(.trailing) ? other : self).trailing)
    }

    /// Merges another view's preferences into these on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }

    /// Returns the union of both preferences on the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        if self.edges === other.edges { return self }
        func merged(_ edge: Edge) -> EdgePreferences {
            edges.contains(edge) ? self[edge].maximum(other[edge]) : self[edge]
        }
        let result = ViewSpacing(
            top: merged(.top), leading: merged(.leading), bottom: merged(.bottom), trailing: merged(.trailing))
        return result == self ? self : result
    }

    /// Returns the preferred distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let preferred =
            axis == .horizontal
            ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
        return preferred ?? PlatformProfile.defaultSpacing
    }
}

extension ViewSpacing: Equatable {
    /// Returns whether all preferences are equal.
    public static func == (a: ViewSpacing, b: ViewSpacing) -> Bool {
        a.edges === b.edges
            || a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing
    }
}

private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a else { return b }
    guard let b else { return a }
    return max(a, b)
}
