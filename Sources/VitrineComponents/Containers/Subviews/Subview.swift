// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// One of the subviews that a view resolves to, which a container may show anywhere.
nonisolated public struct Subview: View, Identifiable {
    /// A primitive view: it has no body.
    public typealias Body = Never
    package let holder: SubviewHolder
    /// The container values of the subview.
    public let containerValues: ContainerValues
    /// The identity of the subview.
    public let id: ID

    /// An identity that a subview keeps across changes of its view.
    public struct ID: Hashable, @unchecked Sendable {
        package let path: StatePath
    }
}

extension Subview: @unchecked Sendable {}

extension Subview: ContainerValueSource {
    /// A container around a container reads what the inner one's subviews say.
    @MainActor package func add(to values: inout ContainerValues) { values.merge(containerValues) }
}

extension Subview: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    /// The subview, created where it is shown.
    ///
    /// Its environment is that of this place, changed by the modifiers between the subview and the view that was taken
    /// apart.
    private final class Node: TypedNode<Subview>, SubviewPlace {
        private let context: UncheckedSendable<NodeContext>
        private var child: ViewNode!

        override init(_ view: Subview, _ context: NodeContext) {
            self.context = UncheckedSendable(context)
            super.init(view, context)
            make()
        }

        private func make() {
            let context = context.value
            child = view.holder.factory.make(
                context.transparent(self, scope: view.holder.scope(inside: context.scope)))
            view.holder.join(self)
        }

        func takeContent() { view.holder.factory.update(child) }

        override var writtenIn: ViewNode? { view.holder }
        override var elementCount: Int { child.elementCount }
        override func element(at index: Int) -> ViewNode { child.element(at: index) }
        override func forEachElement(_ body: (ViewNode) -> Void) { child.forEachElement(body) }
        override var layoutNode: LayoutNode { child.layoutNode }
        override func trait(_ key: TraitKey) -> Any? { child.trait(key) }

        override func viewDidChange(from old: Subview) {
            guard view.holder !== old.holder else { return }
            old.holder.leave(self)
            let count = child.elementCount
            child.tearDown()
            make()
            listDidChange(ListChange(removed: 0..<count, inserted: child.elementCount))
        }

        override func forEachChild(_ body: (ViewNode) -> Void) { body(child) }
        override func archivePlace(of child: ViewNode) -> StatePath.Place { .identifier(AnyHashable(view.id)) }
        override func willDie() { view.holder.leave(self) }
    }
}

/// A view node that shows the subview of a holder.
@MainActor
protocol SubviewPlace: ViewNode {
    func takeContent()
}
