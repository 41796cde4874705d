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
    private let wrappers: WrapperChain?
    /// Why the child stands in for the body.
    private var missing: MissingObject?

    package init(_ view: V, _ context: NodeContext) {
        self.view = view
        type = ViewType.of(V.self)
        slots = ContiguousArray(repeating: nil, count: type.plan?.slotCount ?? 0)
        wrappers = context.wrappers
        super.init(context)
        child = makeChild(evaluate())
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
        let shown = missing
        let body = evaluate()
        if let body, shown == nil {
            withUnsafePointer(to: body) { child.update(from: UnsafeRawPointer($0)) }
        } else if body != nil || missing != shown {
            let old = child.elementCount
            child.tearDown()
            child = makeChild(body)
            listDidChange(ListChange(removed: 0..<old, inserted: child.elementCount))
        }
    }

    private func makeChild(_ body: V.Body?) -> ViewNode {
        let context = NodeContext(graph: graph, parent: self, scope: scope, owner: owner, wrappers: wrappers)
        if let body { return context.make(body) }
        guard let missing else { preconditionFailure("A body ran, or something was missing.") }
        missing.report(on: self)
        return missing.makeNode(context, arity: type.arity)
    }

    /// Runs the body, unless an object is missing that it asks for.
    private func evaluate() -> V.Body? {
        graph.reading(self) {
            var copy = view
            missing = nil
            if let plan = type.plan, !plan.isEmpty {
                missing = withUnsafeMutablePointer(to: &copy) {
                    plan.install(into: UnsafeMutableRawPointer($0), slots: &slots, node: self)
                }
            }
            guard missing == nil else { return nil }
            graph.counters.bodies += 1
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
