// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// One of the views that another view stands for, to be shown wherever a container wants it.
nonisolated public struct Subview: View, Identifiable {
    public typealias Body = Never
    package let holder: SubviewHolder
    /// What the view says to the container around it.
    public let containerValues: ContainerValues
    public let id: ID

    /// Tells subviews of one view apart, across its changes.
    public struct ID: Hashable, @unchecked Sendable {
        package let path: StatePath
    }
}

extension Subview: @unchecked Sendable {}

extension Subview: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    /// The view that the holder keeps, made where it is shown: with the environment of this place, and what was set
    /// between the holder and the view that was taken apart.
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

/// A node that shows what a holder keeps.
@MainActor
protocol SubviewPlace: ViewNode {
    func takeContent()
}
