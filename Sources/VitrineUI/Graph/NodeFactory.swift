// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Makes the node of a view that is kept for later, and keeps the newest value of it.
@MainActor
package class NodeFactory {
    package func make(_ context: NodeContext) -> ViewNode { preconditionFailure("A factory makes nodes.") }
    package func set(from pointer: UnsafeRawPointer) {}
    package func update(_ node: ViewNode) {}
}

/// A factory of a known view type.
package final class ViewFactory<V: View>: NodeFactory {
    private var view: V

    package init(_ view: V) {
        self.view = view
    }

    package override func make(_ context: NodeContext) -> ViewNode { context.make(view) }

    package override func set(from pointer: UnsafeRawPointer) {
        view = pointer.assumingMemoryBound(to: V.self).pointee
    }

    package override func update(_ node: ViewNode) {
        withUnsafePointer(to: &view) { node.update(from: UnsafeRawPointer($0)) }
    }
}

/// A factory over a closure, for an element that a list wraps.
package final class ElementFactory: NodeFactory {
    private let content: (NodeContext) -> ViewNode
    private var pending: UnsafeRawPointer?

    package init(_ content: @escaping (NodeContext) -> ViewNode) {
        self.content = content
    }

    package override func make(_ context: NodeContext) -> ViewNode { content(context) }
    package override func set(from pointer: UnsafeRawPointer) { pending = pointer }
    package override func update(_ node: ViewNode) {
        if let pending { node.update(from: pending) }
        pending = nil
    }
}
