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

    @MainActor package static func makeNode(_ view: IDView<Content, ID>, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: TypedNode<IDView<Content, ID>> {
        private var content: ViewNode!
        private let context: UncheckedSendable<NodeContext>

        override init(_ view: IDView<Content, ID>, _ context: NodeContext) {
            self.context = UncheckedSendable(context)
            super.init(view, context)
            content = context.transparent(self).make(view.content)
            targets?.add(self, identifier: AnyHashable(view.id))
        }

        private var targets: ScrollTargets? { scope.object(of: ScrollTargets.self) }

        override var elementCount: Int { content.elementCount }
        override func element(at index: Int) -> ViewNode { content.element(at: index) }
        override func forEachElement(_ body: (ViewNode) -> Void) { content.forEachElement(body) }
        override var layoutNode: LayoutNode { content.layoutNode }
        override func trait(_ key: TraitKey) -> Any? {
            key == .identifier ? AnyHashable(view.id) : content.trait(key)
        }

        override func viewDidChange(from old: IDView<Content, ID>) {
            guard view.id != old.id else {
                withUnsafePointer(to: view.content) { content.update(from: UnsafeRawPointer($0)) }
                return
            }
            targets?.remove(self, identifier: AnyHashable(old.id))
            targets?.add(self, identifier: AnyHashable(view.id))
            let count = content.elementCount
            content.tearDown()
            content = context.value.transparent(self).make(view.content)
            listDidChange(ListChange(removed: 0..<count, inserted: content.elementCount))
        }

        override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
        override func archivePlace(of child: ViewNode) -> StatePath.Place { .identifier(AnyHashable(view.id)) }
        override func willDie() { targets?.remove(self, identifier: AnyHashable(view.id)) }
    }
}
