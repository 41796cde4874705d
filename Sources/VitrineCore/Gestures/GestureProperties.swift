// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The storage of the dynamic properties of gestures with a body, for the gesture of one view.
///
/// Recognisers are made more than once for the same gesture (a tap without a pointer has its own), always in the same
/// order: the nth gesture with a body uses the nth slots. The storage ends with the view.
@MainActor
final class GestureProperties {
    private unowned let node: ViewNode
    private var kept: [Slots] = []
    private var next = 0

    init(_ node: ViewNode) { self.node = node }

    /// Runs a closure that makes recognisers.
    func making<T>(_ make: () -> T) -> T {
        next = 0
        return UpdateContext.with(gestureProperties: self) { node.graph.unobserved(make) }
    }

    /// Runs a closure that gives recognisers a newer gesture; one of another type takes slots after the known ones.
    func updating(_ update: () -> Void) {
        next = kept.count
        UpdateContext.with(gestureProperties: self, update)
    }

    /// Releases the storage when the view is torn down.
    func end() {
        for slots in kept { slots.end() }
        kept = []
    }

    fileprivate func slots(for type: Any.Type) -> Slots {
        defer { next += 1 }
        if kept.indices.contains(next), kept[next].type == ObjectIdentifier(type) { return kept[next] }
        let slots = Slots(type, node)
        if kept.indices.contains(next) {
            kept[next].end()
            kept[next] = slots
        } else {
            kept.append(slots)
        }
        return slots
    }

    /// The slots of one gesture.
    @MainActor
    final class Slots {
        let type: ObjectIdentifier
        private let plan: DynamicPropertyPlan
        private var objects: ContiguousArray<AnyObject?>
        private weak var node: ViewNode?

        init(_ type: Any.Type, _ node: ViewNode) {
            self.type = ObjectIdentifier(type)
            self.node = node
            plan = ModifierPlans.plan(of: type)
            objects = ContiguousArray(repeating: nil, count: plan.slotCount)
        }

        /// Returns the slots of a gesture that is being made for a view, or `nil` outside a view.
        static func claim<G: Gesture>(for gesture: G) -> Slots? {
            UpdateContext.gestureProperties?.slots(for: G.self)
        }

        /// Returns the body of a gesture with its dynamic properties installed.
        func body<G: Gesture>(of gesture: G) -> G.Body {
            guard !plan.isEmpty, let node, node.isAlive else { return gesture.body }
            var copy = gesture
            let missing = withUnsafeMutablePointer(to: &copy) {
                plan.install(into: UnsafeMutableRawPointer($0), slots: &objects, node: node)
            }
            // A gesture cannot be replaced by anything: a body that reads the missing object traps.
            missing?.report(on: node)
            return copy.body
        }

        func end() {
            for case let object as any NodeOwned in objects { object.nodeDidDie() }
            objects = ContiguousArray(repeating: nil, count: objects.count)
        }
    }
}
