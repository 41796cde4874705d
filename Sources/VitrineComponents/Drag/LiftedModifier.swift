// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// Shows what the pointer carries in front of everything in the window: neither a scroll view around the dragged view
/// nor a view beside it cuts off what is dragged out of it.
nonisolated struct LiftedModifier: ViewModifier {
    typealias Body = Never
    /// How far the pointer has moved; `nil` while nothing is carried.
    let offset: CGSize?
    /// Makes the view that the pointer carries, for the size of the dragged view.
    let preview: (CGSize) -> AnyView
}

extension LiftedModifier: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<LiftedModifier> {
        private let context: UncheckedSendable<NodeContext>
        private var lifted: LiftedNode?
        /// The frame in the window from which the view was lifted.
        private var start = CGRect.zero

        override init(_ modifier: LiftedModifier, _ context: NodeContext) {
            self.context = UncheckedSendable(context)
            super.init(modifier, context)
        }

        override func contentDidLoad() { follow() }

        override func modifierDidChange(from old: LiftedModifier) { follow() }

        private func follow() {
            guard let offset = modifier.offset else { return drop() }
            if let lifted {
                lifted.update(view(movedBy: offset))
            } else if isAlive, elementCount > 0 {
                start = element(at: 0).layoutNode.displayedFrame(in: nil)
                let node = LiftedNode(view(movedBy: offset), context.value)
                lifted = node
                graph.presentations.lift(node)
            }
        }

        /// Returns the carried view at an offset, which counts from the left in all languages.
        private func view(movedBy offset: CGSize) -> AnyView {
            let window = graph.window.size
            let carried = modifier.preview(start.size)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .offset(
                    x: start.midX - window.width / 2 + offset.width, y: start.midY - window.height / 2 + offset.height
                )
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            return AnyView(carried)
        }

        private func drop() {
            guard let lifted else { return }
            lifted.tearDown()
            self.lifted = nil
            graph.presentations.drop(lifted)
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            if let lifted { body(lifted) }
        }

        override func willDie() {
            super.willDie()
            drop()
        }
    }
}

/// The node of what a pointer carries over the whole window.
final class LiftedNode: ViewNode, PreferenceBarrier {
    private let layout: WrapperNode
    private let item: DisplayItem
    private var content: ViewNode!
    private var slot = UnarySlot()
    /// In front of presentations, from which views can be dragged too.
    private static let paintOrder = 70_000.0

    init(_ view: AnyView, _ context: NodeContext) {
        layout = WrapperNode(tree: context.graph.layout)
        item = DisplayItem(layout, graph: context.graph)
        layout.attachment = item
        item.raise(to: Self.paintOrder)
        super.init(
            NodeContext(graph: context.graph, parent: context.parent, scope: context.scope, owner: nil, ordinal: 1))
        content = NodeContext(graph: graph, parent: self, scope: context.scope, owner: self).make(view)
        syncList()
    }

    override var name: String { "Lifted" }
    override var layoutNode: LayoutNode { layout }
    override func syncList() { slot.sync(content, into: layout, of: self) }
    override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }

    func update(_ view: AnyView) {
        withUnsafePointer(to: view) { content.update(from: UnsafeRawPointer($0)) }
    }
}
