// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineLayout

/// A container view whose content is a function of its size and coordinate space.
nonisolated public struct GeometryReader<Content>: View where Content: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    /// The closure that creates the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a geometry reader, which takes all the space that it is offered.
    ///
    /// - Parameter content: A closure that creates the content from the container's geometry.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    /// Evaluates its content once layout knows the size, and again when the size changes, when what the content read
    /// changes, and, if the content read a position, when that changes.
    private final class Node: TypedNode<GeometryReader<Content>> {
        private let reader: GeometryReaderNode
        private var content: ViewNode?
        private let context: UncheckedSendable<NodeContext>
        private var tracker = ObservationTracker()
        private let position = PositionWatch()

        override init(_ view: GeometryReader<Content>, _ context: NodeContext) {
            reader = GeometryReaderNode(tree: context.graph.layout)
            self.context = UncheckedSendable(context)
            super.init(view, context)
            layoutDirectionDidChange()
            reader.onDemand = { [unowned self] _ in
                let box = UncheckedSendable(self)
                MainActor.assumeIsolated { box.value.sizeDidChange() }
            }
            position.observe(reader) { [weak self] in self?.invalidateFromLayout() }
        }

        override func layoutDirectionDidChange() { reader.isRightToLeft = graph.isRightToLeft(scope) }

        private nonisolated func invalidateFromLayout() {
            let box = UncheckedSendable(self)
            MainActor.assumeIsolated { box.value.invalidate() }
        }

        private func sizeDidChange() {
            // What was changed with an animation is shown in a round of its own; until then the content that there is
            // has the new size.
            if content == nil || !graph.waitsForAnimation(self) { demand() }
        }

        private func demand() {
            graph.dequeue(self)
            graph.counters.closures += 1
            let body = graph.reading(self) {
                tracker.track(self, type: ViewType.of(GeometryReader<Content>.self)) {
                    position.reading(reader) { view.content($0) }
                }
            }
            if let content {
                withUnsafePointer(to: body) { content.update(from: UnsafeRawPointer($0)) }
            } else {
                content = context.value.content(of: self).make(body)
                syncList()
            }
        }

        override var layoutNode: LayoutNode { reader }

        override func syncList() {
            var nodes: [LayoutNode] = []
            content?.forEachElement { nodes.append($0.layoutNode) }
            reader.setChildren(nodes)
        }

        override func viewDidChange(from old: GeometryReader<Content>) {
            if content != nil { demand() }
        }

        override func refresh() {
            graph.dequeue(self)
            if content != nil { demand() }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
        override func willDie() { tracker.end() }
    }
}
