// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineLayout

/// The node of a primitive view with a typed value; the base class of everything that the engine draws.
@_spi(Engine) open class TypedNode<V: View>: ViewNode {
    package final private(set) var view: V

    package init(_ view: V, _ context: NodeContext) {
        self.view = view
        super.init(context)
    }

    open override var name: String { ViewType.of(V.self).name }

    open override func update(from pointer: UnsafeRawPointer) {
        let old = view
        view = pointer.assumingMemoryBound(to: V.self).pointee
        viewDidChange(from: old)
    }

    /// Updates the node after the view's value has changed; content is updated by the node that holds it.
    open func viewDidChange(from old: V) {}

    /// Runs a closure whose environment reads make this node run `refresh()` when they change.
    package final func tracked<T>(_ body: (EnvironmentValues) -> T) -> T {
        graph.reading(self) { body(EnvironmentValues(scope)) }
    }
}

/// A container that passes its content's elements to a layout node with many children.
@_spi(Engine) open class ContainerNode<V: View>: TypedNode<V> {
    package final let multi: MultiLayoutNode
    package final private(set) var content: ViewNode!

    package init(_ view: V, _ context: NodeContext, layout: MultiLayoutNode) {
        multi = layout
        super.init(view, context)
        layoutDirectionDidChange()
    }

    open override func layoutDirectionDidChange() { multi.isRightToLeft = graph.isRightToLeft(scope) }

    /// Creates the content and passes on its elements; called at the end of a subclass's initialiser.
    package final func load<C: View>(_ view: C, _ context: NodeContext) {
        content = context.content(of: self).make(view)
        syncList()
    }

    package final func updateContent<C: View>(_ view: C) {
        withUnsafePointer(to: view) { content.update(from: UnsafeRawPointer($0)) }
    }

    open override func syncList() {
        var nodes: [LayoutNode] = []
        nodes.reserveCapacity(content.elementCount)
        content.forEachElement { nodes.append($0.layoutNode) }
        multi.setChildren(nodes)
    }

    open override var layoutNode: LayoutNode { multi }
    open override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
}

/// A view with a single content under a single layout node.
@_spi(Engine) open class UnaryContainerNode<V: View>: TypedNode<V> {
    package final let unary: UnaryLayoutNode
    package final private(set) var content: ViewNode!
    private final var slot = UnarySlot()

    package init(_ view: V, _ context: NodeContext, layout: UnaryLayoutNode) {
        unary = layout
        super.init(view, context)
        layoutDirectionDidChange()
    }

    open override func layoutDirectionDidChange() { unary.isRightToLeft = graph.isRightToLeft(scope) }

    package final func load<C: View>(_ view: C, _ context: NodeContext, scope: EnvironmentScope? = nil) {
        content = context.content(of: self, scope: scope).make(view)
        syncList()
    }

    package final func updateContent<C: View>(_ view: C) {
        withUnsafePointer(to: view) { content.update(from: UnsafeRawPointer($0)) }
    }

    open override func syncList() { slot.sync(content, into: unary, of: self) }
    open override var layoutNode: LayoutNode { unary }
    open override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
}
