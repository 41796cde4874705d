// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Runs an action when the app opens a URL that its browser does not, such as one of the app's own scheme.
    ///
    /// Every view of the session with such an action gets the URL.
    ///
    /// - Support: partial: a browser opens an app with a path, which `URLRoute` maps; only URLs that the app itself
    ///   opens, as with `Link` and `openURL`, arrive here.
    /// - Parameter action: The action, which receives the URL.
    /// - Returns: A view that runs the action.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

nonisolated private struct OpenURLModifier: ViewModifier {
    typealias Body = Never
    let action: (URL) -> Void
}

extension OpenURLModifier: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<OpenURLModifier>, URLReceiver {
        override func contentDidLoad() { graph.session.urlReceivers.add(self) }

        func receive(_ url: URL) {
            graph.enqueueAction { [weak self] in
                guard let self, isAlive else { return }
                modifier.action(url)
            }
        }

        override func willDie() {
            super.willDie()
            graph.session.urlReceivers.remove(self)
        }
    }
}
