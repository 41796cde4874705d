// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What the dynamic properties of gestures with a body keep, for one view's gesture.
///
/// Recognisers are made more than once for the same gesture (a tap without a pointer has one of its own), always in the
/// same order: the nth gesture with a body finds what the nth kept before. It ends with the view.
@MainActor
final class GestureProperties {
    private unowned let node: ViewNode
    private var kept: [Slots] = []
    private var next = 0

    init(_ node: ViewNode) { self.node = node }

    /// Runs what makes recognisers.
    func making<T>(_ make: () -> T) -> T {
        next = 0
        return UpdateContext.with(gestureProperties: self) { node.graph.unobserved(make) }
    }

    /// Runs what gives recognisers a newer gesture: one of another type comes behind those that are known.
    func updating(_ update: () -> Void) {
        next = kept.count
        UpdateContext.with(gestureProperties: self, update)
    }

    /// The view is gone.
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

    /// Those of one gesture.
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

        /// The slots of a gesture that is being made for a view; `nil` where it is for none.
        static func claim<G: Gesture>(for gesture: G) -> Slots? {
            UpdateContext.gestureProperties?.slots(for: G.self)
        }

        /// What a gesture is made of, its properties in place.
        func body<G: Gesture>(of gesture: G) -> G.Body {
            guard !plan.isEmpty, let node, node.isAlive else { return gesture.body }
            var copy = gesture
            let missing = withUnsafeMutablePointer(to: &copy) {
                plan.install(into: UnsafeMutableRawPointer($0), slots: &objects, node: node)
            }
            // A gesture has nothing to stand in for it: a body that asks for the object says so.
            missing?.report(on: node)
            return copy.body
        }

        func end() {
            for case let object as any NodeOwned in objects { object.nodeDidDie() }
            objects = ContiguousArray(repeating: nil, count: objects.count)
        }
    }
}
