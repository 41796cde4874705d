// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A modifier that runs a task as long as its content is shown, restarted for each identity.
nonisolated public struct _TaskModifier<ID: Equatable>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let id: ID
    package let priority: TaskPriority
    package let action: UncheckedSendable<@isolated(any) () async -> Void>
}

extension View {
    /// Starts an asynchronous task before this view appears, and cancels it when the view disappears.
    ///
    /// - Parameters:
    ///   - name: The name of the task; ignored here.
    ///   - priority: The priority of the task.
    ///   - action: The asynchronous action.
    /// - Returns: A view that runs the task.
    public nonisolated func task(
        name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: UncheckedSendable(action)))
    }

    /// Starts an asynchronous task before this view appears, and restarts it whenever `id` changes.
    ///
    /// - Parameters:
    ///   - value: The identity; the running task is cancelled when it changes.
    ///   - name: The name of the task; ignored here.
    ///   - priority: The priority of the task.
    ///   - action: The asynchronous action.
    /// - Returns: A view that runs the task.
    public nonisolated func task<T>(
        id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable {
        modifier(_TaskModifier(id: value, priority: priority, action: UncheckedSendable(action)))
    }
}

extension _TaskModifier: ComparedProperty {
    /// Only another identity starts another task; the running one keeps its action.
    package static func isSame(_ a: _TaskModifier<ID>, _ b: _TaskModifier<ID>) -> Bool { a.id == b.id }
}

extension _TaskModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_TaskModifier<ID>>, AppearanceNode {
        private var running: TaskHandle?
        private var appearance = Appearance()
        private var isOther = false

        override func contentDidLoad() { appearance.join(self) }

        override func modifierDidChange(from old: _TaskModifier<ID>) {
            isOther = true
            graph.enqueueAppearance(self)
        }

        func updateAppearance() {
            switch appearance.update(self) {
            case .appeared: start()
            case .disappeared: running?.cancel()
            case nil: if isOther, appearance.hasAppeared { start() }
            }
            isOther = false
        }

        private func start() {
            running?.cancel()
            running = graph.session.activity.start(priority: modifier.priority, modifier.action.value)
        }

        override func willDie() {
            super.willDie()
            appearance.leave(self)
            running?.cancel()
        }
    }
}
