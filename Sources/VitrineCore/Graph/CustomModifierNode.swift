// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineLayout

/// The node of an app's own view modifier.
package final class CustomModifierNode<M: ViewModifier>: BodyNode<M, M.Body> {
    fileprivate let factory: NodeFactory
    /// The number by which bodies run in the order in which the nodes were created.
    fileprivate let serial: Int
    private let comparison: FieldComparison
    private var places: [ModifierContentNode<M>] = []
    private let offsets: (content: Int, modifier: Int)?
    private weak var source: ListModifierNode<M>?

    private init(
        _ modifier: M, factory: NodeFactory, offsets: (content: Int, modifier: Int)?, source: ListModifierNode<M>?,
        _ context: NodeContext
    ) {
        self.factory = factory
        self.offsets = offsets
        self.source = source
        serial = source?.nextSerial() ?? 0
        comparison = ValueComparisons.shared.comparison(of: M.self)
        super.init(
            modifier, type: ViewType.of(ModifiedContent<EmptyView, M>.self), plan: ModifierPlans.plan(of: M.self),
            context)
        start()
        source?.instances[ObjectIdentifier(self)] = .passUnretained(self)
    }

    static func make<C: View>(_ view: ModifiedContent<C, M>, _ context: NodeContext) -> ViewNode {
        if ViewType.arity(of: C.self).isOne || M.self is any UndividedModifier.Type {
            let offsets = (
                content: MemoryLayout<ModifiedContent<C, M>>.offset(of: \.content)!,
                modifier: MemoryLayout<ModifiedContent<C, M>>.offset(of: \.modifier)!
            )
            return CustomModifierNode(
                view.modifier, factory: ViewFactory(view.content), offsets: offsets, source: nil, context)
        }
        return ListModifierNode<M>(view, context) { source, context, content in
            CustomModifierNode(
                source.modifier, factory: content, offsets: nil, source: source, context)
        }
    }

    package override var name: String { String(describing: M.self) }
    package override func body(of modifier: M) -> M.Body { modifier.body(content: _ViewModifier_Content()) }

    package override func update(from pointer: UnsafeRawPointer) {
        if let offsets {
            factory.set(from: pointer + offsets.content)
            let new = pointer + offsets.modifier
            let isEqual = isEqual(to: new, by: comparison)
            take(new.assumingMemoryBound(to: M.self).pointee, isEqual: isEqual)
        } else {
            factory.set(from: pointer)
        }
        for place in places where place.isAlive { place.updateContent() }
    }

    fileprivate func add(_ place: ModifierContentNode<M>) { places.append(place) }
    fileprivate func remove(_ place: ModifierContentNode<M>) { places.removeAll { $0 === place } }

    package override func willDie() {
        super.willDie()
        source?.instances[ObjectIdentifier(self)] = nil
    }
}

/// The place of the content in a modifier's body.
///
/// The modifier's node is an ancestor, or one of the place where an element is written that a container shows elsewhere,
/// and may then be gone before this node. No node retains it.
package final class ModifierContentNode<M: ViewModifier>: ViewNode {
    private weak var modifierNode: CustomModifierNode<M>?
    private var content: ViewNode!

    override init(_ context: NodeContext) {
        var ancestor = context.parent
        while let node = ancestor, !(node is CustomModifierNode<M>) { ancestor = node.writtenIn }
        guard let found = ancestor as? CustomModifierNode<M> else {
            preconditionFailure("The content of \(M.self) can only be placed inside its own body.")
        }
        modifierNode = found
        super.init(context)
        content = found.factory.make(context.transparent(self))
        found.add(self)
    }

    package override var elementCount: Int { content.elementCount }
    package override func element(at index: Int) -> ViewNode { content.element(at: index) }
    package override func forEachElement(_ body: (ViewNode) -> Void) { content.forEachElement(body) }
    package override var layoutNode: LayoutNode { content.layoutNode }
    package override func trait(_ key: TraitKey) -> Any? { content.trait(key) }

    fileprivate func updateContent() { modifierNode?.factory.update(content) }
    package override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    package override func willDie() { modifierNode?.remove(self) }
}

/// The dynamic-property plans of modifier types.
@MainActor
package enum ModifierPlans {
    private static var known: [ObjectIdentifier: DynamicPropertyPlan] = [:]

    package static func plan(of type: Any.Type) -> DynamicPropertyPlan {
        if let found = known[ObjectIdentifier(type)] { return found }
        let made = DynamicPropertyPlan(of: type)
        known[ObjectIdentifier(type)] = made
        return made
    }
}

/// A modifier on a list, of which each element gets an instance of its own (Documentation/Rules.md 3.3).
package final class ListModifierNode<M: ViewModifier>: ViewNode {
    fileprivate var modifier: M
    /// The instances by identity; each removes itself when it is torn down.
    fileprivate var instances: [ObjectIdentifier: Unmanaged<CustomModifierNode<M>>] = [:]
    private var lastSerial = 0
    private let comparison: FieldComparison
    private var content: ViewNode!
    private let offsets: (content: Int, modifier: Int)

    init<C: View>(
        _ view: ModifiedContent<C, M>, _ context: NodeContext,
        wrap: @escaping (ListModifierNode<M>, NodeContext, NodeFactory) -> ViewNode
    ) {
        modifier = view.modifier
        comparison = ValueComparisons.shared.comparison(of: M.self)
        offsets = (
            MemoryLayout<ModifiedContent<C, M>>.offset(of: \.content)!,
            MemoryLayout<ModifiedContent<C, M>>.offset(of: \.modifier)!
        )
        super.init(context)
        let chain = WrapperChain(outer: context.wrappers) { [unowned self] in wrap(self, $0, $1) }
        content = context.transparent(self).with(wrappers: chain).make(view.content)
    }

    package override var elementCount: Int { content.elementCount }
    package override func element(at index: Int) -> ViewNode { content.element(at: index) }
    package override func forEachElement(_ body: (ViewNode) -> Void) { content.forEachElement(body) }

    package override func update(from pointer: UnsafeRawPointer) {
        let new = (pointer + offsets.modifier).assumingMemoryBound(to: M.self).pointee
        graph.counters.comparisons += 1
        let isEqual =
            graph.options.skipsEqualViews
            && withUnsafePointer(to: modifier) { old in
                withUnsafePointer(to: new) { comparison.isEqual(old, $0) }
            }
        modifier = new
        if !isEqual {
            let nodes = instances.values.map { $0.takeUnretainedValue() }
            for node in nodes.sorted(by: { $0.serial < $1.serial }) where node.isAlive {
                node.take(new, isEqual: false)
            }
        }
        content.update(from: pointer + offsets.content)
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
    fileprivate func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }
}
