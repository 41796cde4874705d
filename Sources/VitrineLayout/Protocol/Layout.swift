// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type that defines the arrangement of a collection of views.
public protocol Layout: Animatable {
    /// The properties of the layout container.
    static var layoutProperties: LayoutProperties { get }

    /// The type of the data that the layout caches between its calls.
    associatedtype Cache = Void

    /// The collection of the layout's subviews, as proxies.
    typealias Subviews = LayoutSubviews

    /// Creates the cache of the layout for its subviews.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Updates the cache after a subview has changed.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// Returns the spacing that the container prefers around it.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// Returns the size of the container for a proposed size.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - subviews: The subviews, which can be measured.
    ///   - cache: The layout's cache.
    /// - Returns: The size in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

    /// Places the subviews by calling their `place` method; a subview that is not placed is centred.
    ///
    /// - Parameters:
    ///   - bounds: The region of the container, in points.
    ///   - proposal: The proposed size that led to the region's size.
    ///   - subviews: The subviews, which can be measured and placed.
    ///   - cache: The layout's cache.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

    /// Returns the position of a horizontal alignment guide of the container, or `nil` for none.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// Returns the position of a vertical alignment guide of the container, or `nil` for none.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    /// By default, properties without a stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Creates a new cache by default.
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns the union of the subviews' preferences by default.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    /// Returns the merged guides of the placed subviews by default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Returns the merged guides of the placed subviews by default.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        subviews.mergedGuide(guide.key) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }
}

extension Layout where Self.Cache == () {
    /// Returns nothing, for a layout without a cache.
    public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}
