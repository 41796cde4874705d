// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineLayout

/// A view with an explicit identity.
///
/// When the identity changes, the view is replaced by a new one with new state.
nonisolated public struct IDView<Content, ID: Hashable> {
    package let content: Content
    package let id: ID
}

extension IDView: View where Content: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
}

extension View {
    /// Sets the view's identity.
    ///
    /// When the identity changes, the view's state is reset. `ScrollViewProxy.scrollTo` finds the view by it.
    ///
    /// - Parameter id: The identity.
    /// - Returns: A view with this identity.
    public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable {
        IDView(content: self, id: id)
    }
}

extension IDView: PrimitiveView where Content: View {
    package nonisolated static var arity: Arity { staticArity(of: Content.self) }

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        staticTraits(of: Content.self, inModifierBody: inModifierBody)
    }

    @MainActor package static func makeNode(_ view: IDView<Content, ID>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: TransparentNode<IDView<Content, ID>> {
        private let context: UncheckedSendable<NodeContext>

        override init(_ view: IDView<Content, ID>, _ context: NodeContext) {
            self.context = UncheckedSendable(context)
            super.init(view, context)
            setContent(context.transparent(self).make(view.content))
            targets?.add(self, identifier: AnyHashable(view.id))
        }

        private var targets: ScrollTargets? { scope.object(of: ScrollTargets.self) }

        override func trait(_ key: TraitKey) -> Any? {
            key == .identifier ? AnyHashable(view.id) : super.trait(key)
        }

        override func viewDidChange(from old: IDView<Content, ID>) {
            guard view.id != old.id else { return updateContent(view.content) }
            targets?.remove(self, identifier: AnyHashable(old.id))
            targets?.add(self, identifier: AnyHashable(view.id))
            replaceContent { context.value.transparent(self).make(view.content) }
        }

        override func archivePlace(of child: ViewNode) -> StatePath.Place { .identifier(AnyHashable(view.id)) }
        override func willDie() { targets?.remove(self, identifier: AnyHashable(view.id)) }
    }
}
