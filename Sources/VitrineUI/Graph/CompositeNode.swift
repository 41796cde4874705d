// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// The node of a view with a body: an author's own view.
package final class CompositeNode<V: View>: ViewNode {
    private var view: V
    private let type: ViewType
    private var slots: ContiguousArray<AnyObject?>
    private var child: ViewNode!
    private var tracker = ObservationTracker()

    package init(_ view: V, _ context: NodeContext) {
        self.view = view
        type = ViewType.of(V.self)
        slots = ContiguousArray(repeating: nil, count: type.plan?.slotCount ?? 0)
        super.init(context)
        let body = evaluate()
        child = context.transparent(self).make(body)
    }

    package override var name: String { type.name }
    package override var elementCount: Int { child.elementCount }
    package override func element(at index: Int) -> ViewNode { child.element(at: index) }
    package override func forEachElement(_ body: (ViewNode) -> Void) { child.forEachElement(body) }
    package override var layoutNode: LayoutNode { child.layoutNode }
    package override func trait(_ key: TraitKey) -> Any? { child.trait(key) }

    package override func update(from pointer: UnsafeRawPointer) {
        graph.counters.comparisons += 1
        let isEqual = graph.options.skipsEqualViews
            && withUnsafePointer(to: &view) { type.comparison.isEqual($0, pointer) }
        view = pointer.assumingMemoryBound(to: V.self).pointee
        if !isEqual || isQueued { refresh() }
    }

    package override func refresh() {
        graph.dequeue(self)
        let body = evaluate()
        withUnsafePointer(to: body) { child.update(from: UnsafeRawPointer($0)) }
    }

    private func evaluate() -> V.Body {
        graph.counters.bodies += 1
        return graph.reading(self) {
            var copy = view
            if let plan = type.plan, !plan.isEmpty {
                withUnsafeMutablePointer(to: &copy) {
                    plan.install(into: UnsafeMutableRawPointer($0), slots: &slots, node: self)
                }
            }
            return tracker.track(self, type: type) { copy.body }
        }
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
    package override var slotObjects: ContiguousArray<AnyObject?> { slots }

    package override func willDie() {
        tracker.end()
        for case let slot as any NodeOwned in slots { slot.nodeDidDie() }
        slots.removeAll()
    }
}

/// Something a dynamic property keeps in a node's slot that has to be told of the node's end.
package protocol NodeOwned: AnyObject {
    @MainActor func nodeDidDie()
}
