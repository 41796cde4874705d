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
    /// The view that was taken apart may have traits; its type is asked when its node is made.
    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool { true }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    /// The subview, created where it is shown.
    ///
    /// Its environment is that of this place, changed by the modifiers between the subview and the view that was taken
    /// apart.
    private final class Node: TransparentNode<Subview>, SubviewPlace {
        private let context: UncheckedSendable<NodeContext>

        override init(_ view: Subview, _ context: NodeContext) {
            self.context = UncheckedSendable(context)
            super.init(view, context)
            setContent(make())
            view.holder.join(self)
        }

        private func make() -> ViewNode {
            let context = context.value
            return view.holder.factory.make(
                context.transparent(self, scope: view.holder.scope(inside: context.scope)))
        }

        func takeContent() { view.holder.factory.update(content) }

        override var writtenIn: ViewNode? { view.holder }

        override func viewDidChange(from old: Subview) {
            guard view.holder !== old.holder else { return }
            old.holder.leave(self)
            replaceContent(make)
            view.holder.join(self)
        }

        override func archivePlace(of child: ViewNode) -> StatePath.Place { .identifier(AnyHashable(view.id)) }
        override func willDie() { view.holder.leave(self) }
    }
}

/// A view node that shows the subview of a holder.
@MainActor
protocol SubviewPlace: ViewNode {
    func takeContent()
}
