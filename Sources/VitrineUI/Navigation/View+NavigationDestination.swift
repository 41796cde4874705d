// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Registers the page of a type of values with the stack around.
nonisolated public struct _NavigationDestinationModifier<D: Hashable, C: View>: ViewModifier {
    public typealias Body = Never
    package let destination: (D) -> C
}

extension View {
    /// Associates a page with a type of values for use within a navigation stack.
    public nonisolated func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(_NavigationDestinationModifier(destination: destination))
    }
}

extension _NavigationDestinationModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_NavigationDestinationModifier<D, C>> {
        private var navigation: NavigationContext?

        override func contentDidLoad() {
            navigation = scope.object(of: NavigationContext.self)
            navigation?.register(record)
        }

        private var record: NavigationContext.Destination {
            let build = modifier.destination
            return NavigationContext.Destination(type: D.self, owner: self) { value in
                guard let value = value as? D else { preconditionFailure("\(value) is no \(D.self).") }
                return ViewFactory(NavigationPageContent(build: { build(value) }))
            }
        }

        override func modifierDidChange(from old: _NavigationDestinationModifier<D, C>) {
            navigation?.replace(record)
        }

        override func willDie() {
            super.willDie()
            navigation?.unregister(self)
        }
    }
}

/// Runs a destination closure as a body, so that what it reads brings the page up to date.
nonisolated struct NavigationPageContent<Content: View>: View {
    let build: () -> Content

    var body: Content { build() }
}
