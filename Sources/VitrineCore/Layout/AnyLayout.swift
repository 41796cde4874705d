// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A layout of any kind: views that change from one to another keep their state.
nonisolated public struct AnyLayout: Layout, @unchecked Sendable {
    private let layout: any Layout

    /// Hides the kind of a layout.
    public init<L>(_ layout: L) where L: Layout {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// What the layout keeps between its calls, and of which kind it is.
    public struct Cache {
        fileprivate var kind: ObjectIdentifier
        fileprivate var value: Any
    }

    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache {
            Cache(kind: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
        }
        return make(layout)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L) {
            use(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
        }
        update(layout)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            use(layout, &cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
        }
        return size(layout)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func place<L: Layout>(_ layout: L) {
            use(layout, &cache, subviews) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(layout)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            use(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return spacing(layout)
    }

    /// Calls a layout with its own cache; one of another kind is made anew.
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
