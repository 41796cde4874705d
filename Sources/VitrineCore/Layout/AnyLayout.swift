// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A type-erased layout: views that change from one layout to another keep their state.
nonisolated public struct AnyLayout: Layout, @unchecked Sendable {
    private var layout: any Layout

    /// Creates a type-erased layout.
    ///
    /// - Parameter layout: The layout to wrap.
    public init<L>(_ layout: L) where L: Layout {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// The animatable data of the wrapped layout; data of another type change nothing.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: layout) }
        set { layout = newValue.applied(to: layout) }
    }

    /// The cache of the wrapped layout, together with its type.
    public struct Cache {
        fileprivate var kind: ObjectIdentifier
        fileprivate var value: Any
    }

    /// Creates the cache of the wrapped layout.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache {
            Cache(kind: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
        }
        return make(layout)
    }

    /// Updates the cache of the wrapped layout, or creates a new one if the layout's type has changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            use(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
        }
        update(layout)
    }

    /// Returns the size of the wrapped layout for a proposed size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            use(layout, &cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
        }
        return size(layout)
    }

    /// Places the subviews as the wrapped layout does.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func place<L: Layout>(_ layout: L) {
            use(layout, &cache, subviews) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(layout)
    }

    /// Returns the spacing that the wrapped layout prefers around it.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            use(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return spacing(layout)
    }

    /// Returns the position of a horizontal alignment guide as the wrapped layout does.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func position<L: Layout>(_ layout: L) -> CGFloat? {
            use(layout, &cache, subviews) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return position(layout)
    }

    /// Returns the position of a vertical alignment guide as the wrapped layout does.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func position<L: Layout>(_ layout: L) -> CGFloat? {
            use(layout, &cache, subviews) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return position(layout)
    }

    /// Calls a layout with its own cache; a cache of another type is replaced by a new one.
    private func use<L: Layout, Result>(
        _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> Result
    ) -> Result {
        var own =
            cache.kind == ObjectIdentifier(L.self)
            ? cache.value as? L.Cache ?? layout.makeCache(subviews: subviews) : layout.makeCache(subviews: subviews)
        let result = body(layout, &own)
        cache = Cache(kind: ObjectIdentifier(L.self), value: own)
        return result
    }
}

extension AnyLayout: LayoutContainer {
    package var contained: any Layout { layout }
}
