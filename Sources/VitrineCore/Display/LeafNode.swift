// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// A view that draws itself: one layout node and one layer, whose content is resolved in its environment.
///
/// A subclass overrides `resolve(_:)`, which runs initially and whenever something that it read has changed; it writes
/// the layer's content there, or in `sizeDidChange()` if the content depends on the size.
@_spi(Engine) open class LeafNode<V: View>: TypedNode<V>, SizeFollowing {
    package final let leaf: LayoutNode
    package final let item: LeafItem

    package init(_ view: V, _ context: NodeContext, layout: LayoutNode, content: LayerContent = .group) {
        leaf = layout
        item = LeafItem(layout, graph: context.graph, content: content)
        super.init(view, context)
        layout.attachment = item
        item.follower = self
    }

    open override var layoutNode: LayoutNode { leaf }

    /// Reads the environment and writes the layer's content.
    open func resolve(_ environment: EnvironmentValues) {}

    /// Called after the node was placed with a size, which is `leaf.size`.
    open func sizeDidChange() {}

    /// Runs `resolve(_:)`; called by a subclass's initialiser and for every change.
    package final func resolveNow() {
        graph.animating(at: leaf) { tracked { resolve($0) } }
    }

    open override func viewDidChange(from old: V) {
        if !ValueComparisons.shared.isSame(old, view) { resolveNow() }
    }

    open override func refresh() {
        graph.dequeue(self)
        resolveNow()
    }
}

/// A node that is informed of the size of its leaf.
@MainActor
protocol SizeFollowing: AnyObject {
    func sizeDidChange()
}

/// The item of a leaf, which informs its node of sizes.
package final class LeafItem: DisplayItem {
    /// The node; not a closure, which would be an object of its own for each leaf.
    unowned var follower: (any SizeFollowing)?

    package override func sizeDidChange() {
        guard let follower else { return }
        graph.animating(at: node) { follower.sizeDidChange() }
    }
    package override func arrange() {}
}
