// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineLayout

/// A modifier that makes its own node and has no body.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Whether one instance is used for the whole list (environment values), and not one per element.
    nonisolated static var isTransparentToLists: Bool { get }
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self>
}

extension PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { false }

    package nonisolated static func arity<C: View>(of content: C.Type) -> Arity {
        staticArity(of: content)
    }

    @MainActor static func makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: NodeContext) -> ViewNode {
        let offsets = (
            content: MemoryLayout<ModifiedContent<C, Self>>.offset(of: \.content)!,
            modifier: MemoryLayout<ModifiedContent<C, Self>>.offset(of: \.modifier)!
        )
        if isTransparentToLists || ViewType.arity(of: C.self).isOne || context.wrappers == nil && context.isUnary {
            let node = makeModifierNode(view.modifier, context)
            node.offsets = offsets
            node.setContent(in: context) { $0.make(view.content) }
            return node
        }
        return ListPrimitiveModifierNode<Self>(view, offsets, context)
    }
}

/// The node of a primitive modifier, which by default does not change layout and has its content's elements.
@_spi(Engine) open class ModifierNode<M: ViewModifier>: ViewNode {
    package final private(set) var modifier: M
    package final private(set) var content: ViewNode!
    /// The offsets of content and modifier in a `ModifiedContent`; `nil` for an instance of a list's element.
    fileprivate final var offsets: (content: Int, modifier: Int)?
    fileprivate final weak var source: (any ModifierInstanceSource)?

    package init(_ modifier: M, _ context: NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    /// Returns the context in which the content is created.
    open func contentContext(_ context: NodeContext) -> NodeContext {
        context.transparent(self)
    }

    /// Called once the content exists.
    open func contentDidLoad() {}

    /// Called after the modifier's value was replaced by a different one.
    open func modifierDidChange(from old: M) {}

    fileprivate func setContent(in context: NodeContext, _ make: (NodeContext) -> ViewNode) {
        content = make(contentContext(context))
        contentDidLoad()
    }

    open override var name: String { String(describing: M.self) }
    open override var elementCount: Int { content.elementCount }
    open override func element(at index: Int) -> ViewNode { content.element(at: index) }
    open override func forEachElement(_ body: (ViewNode) -> Void) { content.forEachElement(body) }
    open override var layoutNode: LayoutNode { content.layoutNode }
    open override func trait(_ key: TraitKey) -> Any? { content.trait(key) }

    open override func update(from pointer: UnsafeRawPointer) {
        guard let offsets else {
            content.update(from: pointer)
            return
        }
        setModifier((pointer + offsets.modifier).assumingMemoryBound(to: M.self).pointee)
        content.update(from: pointer + offsets.content)
    }

    package final func setModifier(_ new: M) {
        let old = modifier
        modifier = new
        let isEqual = ValueComparisons.shared.isSame(old, new)
        if !isEqual { modifierDidChange(from: old) }
    }

    open override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    open override func willDie() { source?.forget(self) }
}

/// The owner of the instances of a modifier, one for each element of a list.
@MainActor
private protocol ModifierInstanceSource: AnyObject {
    func forget(_ node: ViewNode)
}

/// A primitive modifier on a list, of which each element gets an instance of its own.
package final class ListPrimitiveModifierNode<M: PrimitiveModifier>: ViewNode, ContainerValueSource,
    ModifierInstanceSource
{
    private var modifier: M
    private var content: ViewNode!
    private let offsets: (content: Int, modifier: Int)
    private var instances: [ObjectIdentifier: Unmanaged<ModifierNode<M>>] = [:]

    init<C: View>(
        _ view: ModifiedContent<C, M>, _ offsets: (content: Int, modifier: Int), _ context: NodeContext
    ) {
        modifier = view.modifier
        self.offsets = offsets
        super.init(context)
        let chain = WrapperChain(outer: context.wrappers, addValues: { [unowned self] in self.add(to: &$0) }) {
            [unowned self] in self.wrap($0, $1)
        }
        content = context.transparent(self).with(wrappers: chain).make(view.content)
    }

    package func add(to values: inout ContainerValues) { (modifier as? any ContainerValueSource)?.add(to: &values) }

    private func wrap(_ context: NodeContext, _ content: NodeFactory) -> ViewNode {
        let node = M.makeModifierNode(modifier, context)
        node.source = self
        node.setContent(in: context) { content.make($0) }
        instances[ObjectIdentifier(node)] = .passUnretained(node)
        return node
    }

    fileprivate func forget(_ node: ViewNode) {
        instances[ObjectIdentifier(node)] = nil
    }

    package override var elementCount: Int { content.elementCount }
    package override func element(at index: Int) -> ViewNode { content.element(at: index) }
    package override func forEachElement(_ body: (ViewNode) -> Void) { content.forEachElement(body) }

    package override func update(from pointer: UnsafeRawPointer) {
        let new = (pointer + offsets.modifier).assumingMemoryBound(to: M.self).pointee
        let isSame = ValueComparisons.shared.isSame(modifier, new)
        modifier = new
        // What compares itself leaves out what it does not act upon at once, such as the closure of a task.
        if !isSame || M.self is any ComparedProperty.Type {
            // The order does not matter, since each instance changes only itself.
            for instance in instances.values { instance.takeUnretainedValue().setModifier(new) }
        }
        if !isSame, new is any ContainerValueSource { traitDidChange() }
        content.update(from: pointer + offsets.content)
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
}

/// A modifier node with a layout node of its own around its content's.
@_spi(Engine) open class LayoutModifierNode<M: ViewModifier>: ModifierNode<M> {
    package final let unary: UnaryLayoutNode
    private final var slot = UnarySlot()

    package init(_ modifier: M, _ context: NodeContext, layout: UnaryLayoutNode) {
        unary = layout
        super.init(modifier, context)
        layoutDirectionDidChange()
    }

    open override func layoutDirectionDidChange() { unary.isRightToLeft = graph.isRightToLeft(scope) }

    open override func contentContext(_ context: NodeContext) -> NodeContext {
        context.content(of: self)
    }

    open override func contentDidLoad() { syncList() }
    open override func syncList() { slot.sync(content, into: unary, of: self) }

    open override var passesTraits: Bool { true }
    open override var elementCount: Int { 1 }
    open override func element(at index: Int) -> ViewNode { self }
    open override func forEachElement(_ body: (ViewNode) -> Void) { body(self) }
    open override var layoutNode: LayoutNode { unary }
}

/// Places the elements of a content under one parent: a single element directly, others in an implicit vertical stack.
@MainActor
package struct UnarySlot {
    private var stack: StackNode?
    private var empty: EmptyLayoutNode?

    package init() {}

    package mutating func sync(_ content: ViewNode, into parent: UnaryLayoutNode, of node: ViewNode) {
        let child = layoutNode(for: content, of: node)
        if parent.child !== child { parent.child = child }
    }

    package mutating func layoutNode(for content: ViewNode, of node: ViewNode) -> LayoutNode {
        switch content.elementCount {
        case 0:
            let none = empty ?? EmptyLayoutNode(tree: node.graph.layout)
            empty = none
            stack?.setChildren([])
            return none
        case 1:
            // The stack releases its children first, since a node has one parent.
            stack?.setChildren([])
            return content.element(at: 0).layoutNode
        default:
            let stack =
                stack
                ?? StackNode(
                    tree: node.graph.layout, axis: .vertical, alignment: HorizontalAlignment.center.key)
            self.stack = stack
            var nodes: [LayoutNode] = []
            content.forEachElement { nodes.append($0.layoutNode) }
            stack.setChildren(nodes)
            return stack
        }
    }
}

extension NodeContext {
    /// Whether this place takes exactly one element, in which case a modifier on a list of another length is applied
    /// once.
    var isUnary: Bool { false }
}

extension ViewGraph {
    package func isRightToLeft(_ scope: EnvironmentScope) -> Bool {
        scope.isRightToLeft { unobserved { EnvironmentValues(scope).layoutDirection == .rightToLeft } }
    }
}
