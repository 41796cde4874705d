// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a view asks of the gaps around it.
///
/// Each edge holds preferences by category. Two touching edges use the largest value of the categories that both
/// declare; without a common one, the larger plain preference; without any, the platform's default
/// (rules: facts/layout.md 3.5, read from SwiftUI's behaviour).
public struct ViewSpacing: Sendable {
    /// The preferences of one edge, in points; `nil` is "no opinion".
    package struct EdgePreferences: Equatable, Sendable {
        /// Asked towards any neighbour that shares no category.
        package var plain: CGFloat?
        /// On a bottom edge: what a text asks of a view below. On a top edge: a view that may stand below a text.
        package var belowText: CGFloat?
        /// On a top edge: what a text asks of a view above. On a bottom edge: a view that may stand above a text.
        package var aboveText: CGFloat?
        /// On a top edge: the leading of a text, asked of a text above; on a bottom edge 0.
        package var textToText: CGFloat?

        package init(
            plain: CGFloat? = nil, belowText: CGFloat? = nil, aboveText: CGFloat? = nil, textToText: CGFloat? = nil
        ) {
            self.plain = plain
            self.belowText = belowText
            self.aboveText = aboveText
            self.textToText = textToText
        }

        fileprivate mutating func formMaximum(_ other: EdgePreferences) {
            plain = larger(plain, other.plain)
            belowText = larger(belowText, other.belowText)
            aboveText = larger(aboveText, other.aboveText)
            textToText = larger(textToText, other.textToText)
        }

        fileprivate func distance(to next: EdgePreferences) -> CGFloat? {
            var common: CGFloat?
            if let a = belowText, let b = next.belowText { common = larger(common, max(a, b)) }
            if let a = aboveText, let b = next.aboveText { common = larger(common, max(a, b)) }
            if let a = textToText, let b = next.textToText { common = larger(common, max(a, b)) }
            return common ?? larger(plain, next.plain)
        }
    }

    package var top: EdgePreferences
    package var leading: EdgePreferences
    package var bottom: EdgePreferences
    package var trailing: EdgePreferences

    /// A view without text: 0 towards a text's own preference, the platform's default otherwise.
    public init() {
        top = EdgePreferences(belowText: 0)
        bottom = EdgePreferences(aboveText: 0)
        leading = EdgePreferences()
        trailing = EdgePreferences()
    }

    /// Asks for no space on any edge.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        let none = EdgePreferences(plain: 0)
        (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (none, none, none, none)
        return spacing
    }()

    /// The spacing of a text in points (facts/layout.md 3.6).
    package static func text(below: CGFloat, above: CGFloat, textToText: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.top = EdgePreferences(aboveText: above, textToText: textToText)
        spacing.bottom = EdgePreferences(belowText: below, textToText: 0)
        return spacing
    }

    package subscript(edge: Edge) -> EdgePreferences {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// Merges another view's preferences into this one on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) {
            self[edge].formMaximum(other[edge])
        }
    }

    /// The union of both preferences on the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The preferred distance to the next view along an axis, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let preferred = axis == .horizontal
            ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
        return preferred ?? PlatformProfile.defaultSpacing
    }
}

extension ViewSpacing: Equatable {}

private func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
    guard let a else { return b }
    guard let b else { return a }
    return max(a, b)
}
