// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Runs actions when the content appears and disappears.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
    public typealias Body = Never
    package var appear: (() -> Void)?
    package var disappear: (() -> Void)?
}

extension View {
    /// Runs an action before this view appears.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action, disappear: nil))
    }

    /// Runs an action after this view disappears.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: nil, disappear: action))
    }
}

extension _AppearanceActionModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_AppearanceActionModifier>, AppearanceNode {
        private var hasAppeared = false

        override func contentDidLoad() { graph.enqueueAppearance(self) }

        func updateAppearance() {
            guard isAlive, !hasAppeared else { return }
            hasAppeared = true
            modifier.appear?()
        }

        override func willDie() {
            super.willDie()
            guard hasAppeared, let action = modifier.disappear else { return }
            graph.enqueueAction(action)
        }
    }
}
