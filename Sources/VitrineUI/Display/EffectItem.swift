// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay
package import VitrineLayout

/// An effect around a view: it joins the layer inside where that means the same, and has one of its own elsewhere.
@MainActor
package final class EffectItem {
    private unowned(unsafe) let graph: ViewGraph
    private unowned(unsafe) let wrapper: UnaryLayoutNode
    private var effect: DisplayEffect
    private var own: DisplayItem?
    private weak var target: DisplayItem?

    package init(_ effect: DisplayEffect, on wrapper: UnaryLayoutNode, graph: ViewGraph) {
        self.effect = effect
        self.wrapper = wrapper
        self.graph = graph
    }

    /// The layer that carries the effect, for tests and handlers.
    package var layer: Layer? { (target ?? own)?.layer }

    /// Finds the layer again: the content came, went, or changed.
    package func resolve() {
        withdraw()
        if let inner = innerItem(), inner.accepts(effect) {
            target = inner
            inner.contributions.append(.init(owner: self, effect: effect))
            wrapper.attachment = nil
            inner.fold()
        } else {
            let item = own ?? DisplayItem(wrapper, graph: graph)
            own = item
            target = item
            item.contributions.append(.init(owner: self, effect: effect))
            item.fold()
            wrapper.attachment = item
        }
        graph.layout.changes.restructured.append(wrapper)
        graph.announce()
    }

    package func change(to new: DisplayEffect) {
        effect = new
        guard let target, let index = target.contributions.firstIndex(where: { $0.owner === self }) else { return }
        target.contributions[index].effect = new
        target.fold()
    }

    package func withdraw() {
        guard let target else { return }
        target.contributions.removeAll { $0.owner === self }
        target.fold()
        self.target = nil
        if wrapper.attachment === own { wrapper.attachment = nil }
    }

    /// The item with the same frame inside this wrapper, through wrappers that share theirs.
    private func innerItem() -> DisplayItem? {
        var node = wrapper.child
        while let current = node {
            if let item = current.displayItem { return item }
            guard let inner = current as? WrapperNode else { return nil }
            node = inner.child
        }
        return nil
    }
}
