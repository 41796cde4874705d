// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Creates the node of a view later, and keeps the view's latest value.
@MainActor
package class NodeFactory {
    package func make(_ context: NodeContext) -> ViewNode { preconditionFailure("A factory makes nodes.") }
    package func set(from pointer: UnsafeRawPointer) {}
    package func update(_ node: ViewNode) {}
    /// The container values of the view, as far as its value has them.
    package var containerValues: ContainerValues { ContainerValues() }
    /// The type of the view, as it stands in its list.
    package var viewType: Any.Type { Never.self }
}

/// A factory of a known view type.
package class ViewFactory<V: View>: NodeFactory {
    fileprivate var view: V

    package init(_ view: V) {
        self.view = view
    }

    package override var viewType: Any.Type { V.self }

    package override func make(_ context: NodeContext) -> ViewNode { context.make(view) }

    package func set(_ view: V) { self.view = view }

    package override func set(from pointer: UnsafeRawPointer) {
        view = pointer.assumingMemoryBound(to: V.self).pointee
    }

    package override func update(_ node: ViewNode) {
        // A copy, since a factory further inside may be this one and be set from its own value.
        let view = view
        withUnsafePointer(to: view) { node.update(from: UnsafeRawPointer($0)) }
    }

    package override var containerValues: ContainerValues {
        var values = ContainerValues()
        (view as? any ContainerValueSource)?.add(to: &values)
        return values
    }
}

/// A factory of an element whose list modifiers have been applied already.
final class PlainFactory<V: View>: ViewFactory<V> {
    override func make(_ context: NodeContext) -> ViewNode {
        withUnsafePointer(to: view) { context.makeOrDefer(at: UnsafeRawPointer($0), ViewType.of(V.self)) }
    }
}

/// A factory of an element inside one of its list's modifiers.
final class WrappedFactory: NodeFactory {
    private let content: NodeFactory
    private let wrap: (NodeContext, NodeFactory) -> ViewNode
    private let addValues: (inout ContainerValues) -> Void

    init(
        _ content: NodeFactory, wrap: @escaping (NodeContext, NodeFactory) -> ViewNode,
        addValues: @escaping (inout ContainerValues) -> Void
    ) {
        self.content = content
        self.wrap = wrap
        self.addValues = addValues
    }

    override var viewType: Any.Type { content.viewType }
    override func make(_ context: NodeContext) -> ViewNode { wrap(context, content) }
    override func set(from pointer: UnsafeRawPointer) { content.set(from: pointer) }
    override func update(_ node: ViewNode) { content.update(node) }

    override var containerValues: ContainerValues {
        var values = content.containerValues
        addValues(&values)
        return values
    }
}
