// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineLayout

/// The views of a container's element that are not made before the element is shown.
///
/// What has traits that the container reads before (`TraitModifier`) is made at once, with everything around it. The
/// views inside, which cannot have any by their types, are kept as values in `DeferredNode`s.
@MainActor
package final class Deferral {
    /// Weak, because a node may leave before it is made.
    private struct Entry {
        weak var node: DeferredNode?
    }

    private var entries: [Entry] = []

    package init() {}

    fileprivate func add(_ node: DeferredNode) { entries.append(Entry(node: node)) }

    /// Whether views wait to be made.
    package var isWaiting: Bool { !entries.isEmpty }

    /// Makes the views, in the order in which their places were made.
    package func load() {
        let waiting = entries
        entries = []
        for entry in waiting { entry.node?.load() }
    }
}

/// The place of a view that is made later: until then an element that is empty.
///
/// It stays around the view once that is made. As it is no level of its own, paths of states are the same where the view
/// is made again without it.
package final class DeferredNode: ViewNode {
    private let context: UncheckedSendable<NodeContext>
    private let empty: EmptyLayoutNode
    /// The latest value of the view; `nil` once its node is made.
    private var factory: NodeFactory?
    private var content: ViewNode?

    package init(_ factory: NodeFactory, _ deferral: Deferral, _ context: NodeContext) {
        self.context = UncheckedSendable(context)
        self.factory = factory
        empty = EmptyLayoutNode(tree: context.graph.layout)
        super.init(context)
        deferral.add(self)
    }

    fileprivate func load() {
        guard isAlive, let factory else { return }
        self.factory = nil
        let inner = context.value.transparent(self)
        let made = graph.deferring(to: nil) { factory.make(inner) }
        content = made
        listDidChange(ListChange(removed: 0..<1, inserted: made.elementCount))
    }

    package override var levels: Int { 0 }
    package override var name: String { "Deferred" }
    package override var elementCount: Int { content?.elementCount ?? 1 }
    package override func element(at index: Int) -> ViewNode { content?.element(at: index) ?? self }
    package override func forEachElement(_ body: (ViewNode) -> Void) {
        if let content { content.forEachElement(body) } else { body(self) }
    }
    package override var layoutNode: LayoutNode { content?.layoutNode ?? empty }
    package override func trait(_ key: TraitKey) -> Any? { content?.trait(key) }
    package override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }

    package override func update(from pointer: UnsafeRawPointer) {
        if let content { content.update(from: pointer) } else { factory?.set(from: pointer) }
    }
}

extension ViewGraph {
    /// Makes views of which those without traits wait for a deferral; `nil` makes all of them.
    package func deferring<T>(to deferral: Deferral?, _ make: () -> T) -> T {
        let outer = self.deferral
        self.deferral = deferral
        defer { self.deferral = outer }
        return make()
    }
}
