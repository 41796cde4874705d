// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An app as the root view of one session: its body's window, with the app's own dynamic properties.
nonisolated package struct AppView<A: App>: View {
    package typealias Body = Never
    let app: A

    package init(_ app: A) {
        self.app = app
    }
}

extension AppView: PrimitiveView {
    package nonisolated static var arity: Arity { .dynamic }

    @MainActor package static func makeNode(_ view: AppView<A>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: TypedNode<AppView<A>> {
        private let plan = ModifierPlans.plan(of: A.self)
        private var slots: ContiguousArray<AnyObject?>
        private var tracker = ObservationTracker()
        private let type = ViewType.of(AppView<A>.self)
        private var content: ViewNode!

        override init(_ view: AppView<A>, _ context: NodeContext) {
            slots = ContiguousArray(repeating: nil, count: plan.slotCount)
            super.init(view, context)
            content = context.transparent(self).make(evaluate())
        }

        override var elementCount: Int { content.elementCount }
        override func element(at index: Int) -> ViewNode { content.element(at: index) }
        override func forEachElement(_ body: (ViewNode) -> Void) { content.forEachElement(body) }

        override func refresh() {
            graph.dequeue(self)
            let window = evaluate()
            withUnsafePointer(to: window) { content.update(from: UnsafeRawPointer($0)) }
        }

        private func evaluate() -> AnyView {
            graph.counters.bodies += 1
            return graph.reading(self) {
                var app = view.app
                if !plan.isEmpty {
                    let missing = withUnsafeMutablePointer(to: &app) {
                        plan.install(into: UnsafeMutableRawPointer($0), slots: &slots, node: self)
                    }
                    if let missing {
                        missing.report(on: self)
                        return AnyView(MissingObjectView(object: missing))
                    }
                }
                return tracker.track(self, type: type) { Self.window(of: app.body) }
            }
        }

        /// A scene's window, through scenes that are made of others.
        private static func window<S: Scene>(of scene: S) -> AnyView {
            if let window = scene as? any WindowScene { return erased(window) }
            return window(of: scene.body)
        }

        private static func erased<W: WindowScene>(_ scene: W) -> AnyView { AnyView(scene.window) }

        override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
        override var slotObjects: ContiguousArray<AnyObject?> { slots }

        override func willDie() {
            tracker.end()
            for case let slot as any NodeOwned in slots { slot.nodeDidDie() }
            slots.removeAll()
        }
    }
}
