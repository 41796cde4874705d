// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A modifier that runs actions when its content appears and disappears.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
    /// The body type of a primitive modifier: it has none.
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
        private var appearance = Appearance()

        override func contentDidLoad() { appearance.join(self) }

        func updateAppearance() {
            switch appearance.update(self) {
            case .appeared: modifier.appear?()
            case .disappeared: modifier.disappear?()
            case nil: break
            }
        }

        override func willDie() {
            super.willDie()
            appearance.leave(self)
            guard appearance.hasAppeared, let action = modifier.disappear else { return }
            graph.enqueueAction(action)
        }
    }
}
