// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The properties of a view type, determined once.
@MainActor
package final class ViewType {
    package let name: String
    package let arity: Arity
    package let comparison: FieldComparison
    /// Creates the node of a view in memory at the pointer.
    let make: (UnsafeRawPointer, NodeContext) -> ViewNode
    /// Copies the view at the pointer, for nodes that are created from it later.
    let keep: (UnsafeRawPointer) -> NodeFactory
    /// Set for good once a body of this type has read an observable object.
    var observes = false
    let plan: DynamicPropertyPlan?
    /// Whether a view of the type may have traits, as far as the type tells.
    private(set) lazy var mayHaveTraits: Bool = findTraits()
    private let findTraits: () -> Bool

    /// The types in `known`, in its order.
    private static var places = NumberIndex()
    private static var known: ContiguousArray<ViewType> = []
    private static var inProgress: Set<ObjectIdentifier> = []
    private static var traitsInProgress: Set<ObjectIdentifier> = []

    package static func of<V: View>(_ type: V.Type) -> ViewType {
        if let place = places.place(of: ObjectIdentifier(type)) { return known[place] }
        let made: ViewType
        if let primitive = type as? any PrimitiveView.Type {
            made = ViewType(primitive: primitive)
        } else {
            made = ViewType(composite: type)
        }
        // Added once it is made, since making it may have made others.
        if places.add(ObjectIdentifier(type)) == known.count { known.append(made) }
        return made
    }

    /// Returns the arity of a type, without endless recursion for a type that contains itself.
    package static func arity<V: View>(of type: V.Type) -> Arity {
        if let place = places.place(of: ObjectIdentifier(type)) { return known[place].arity }
        if let primitive = type as? any PrimitiveView.Type { return primitive.arity }
        guard inProgress.insert(ObjectIdentifier(type)).inserted else { return .dynamic }
        defer { inProgress.remove(ObjectIdentifier(type)) }
        return arity(of: V.Body.self)
    }

    /// Returns whether a view of a type may have traits, without endless recursion for a type that contains itself.
    static func mayHaveTraits<V: View>(of type: V.Type, inModifierBody: Bool) -> Bool {
        if let primitive = type as? any PrimitiveView.Type {
            return primitive.mayHaveTraits(inModifierBody: inModifierBody)
        }
        guard traitsInProgress.insert(ObjectIdentifier(type)).inserted else { return false }
        defer { traitsInProgress.remove(ObjectIdentifier(type)) }
        return mayHaveTraits(of: V.Body.self, inModifierBody: inModifierBody)
    }

    private init<P: PrimitiveView>(primitive type: P.Type) {
        name = ViewType.shortName(type)
        arity = P.arity
        comparison = FieldComparison(of: type)
        plan = nil
        findTraits = { P.mayHaveTraits(inModifierBody: false) }
        make = { P.makeNode($0.assumingMemoryBound(to: P.self).pointee, $1) }
        keep = { PlainFactory($0.assumingMemoryBound(to: P.self).pointee) }
    }

    private init<V: View>(composite type: V.Type) {
        name = ViewType.shortName(type)
        arity = ViewType.arity(of: V.self)
        comparison = FieldComparison(of: type)
        plan = DynamicPropertyPlan(of: type)
        findTraits = { ViewType.mayHaveTraits(of: V.self, inModifierBody: false) }
        make = { CompositeNode<V>($0.assumingMemoryBound(to: V.self).pointee, $1) }
        keep = { PlainFactory($0.assumingMemoryBound(to: V.self).pointee) }
    }

    private static func shortName(_ type: Any.Type) -> String {
        let full = String(describing: type)
        return String(full.prefix { $0 != "<" })
    }
}

extension NodeContext {
    /// Creates the node of a view, wrapped in the list's modifiers if the view is one of its elements.
    package func make<V: View>(_ view: V) -> ViewNode {
        withUnsafePointer(to: view) { make(at: UnsafeRawPointer($0), ViewType.of(V.self)) }
    }

    package func make(at view: UnsafeRawPointer, _ type: ViewType) -> ViewNode {
        guard let wrappers, type.arity.isOne else { return makeOrDefer(at: view, type) }
        return wrappers.wrap(in: with(wrappers: nil), type.keep(view))
    }

    /// Makes the node of a view, or that of its place if it is made later.
    func makeOrDefer(at view: UnsafeRawPointer, _ type: ViewType) -> ViewNode {
        guard let deferral = graph.deferral, wrappers == nil, type.arity.isOne, !type.mayHaveTraits else {
            return type.make(view, self)
        }
        return DeferredNode(type.keep(view), deferral, self)
    }

    package func with(
        parent: ViewNode? = nil, scope: EnvironmentScope? = nil, owner: ViewNode? = nil
    ) -> NodeContext {
        NodeContext(
            graph: graph, parent: parent ?? self.parent, scope: scope ?? self.scope, owner: owner ?? self.owner,
            wrappers: wrappers, ordinal: ordinal)
    }

    package func with(wrappers: WrapperChain?) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: scope, owner: owner, wrappers: wrappers, ordinal: ordinal)
    }

    /// Returns the context of a child with siblings before it.
    package func at(_ ordinal: Int) -> NodeContext {
        NodeContext(graph: graph, parent: parent, scope: scope, owner: owner, wrappers: wrappers, ordinal: ordinal)
    }

    /// Returns the context of a child that is created to be counted or measured: in a lazy container, and in one that
    /// shows one element at a time, it appears when it becomes visible.
    package func counted(at ordinal: Int) -> NodeContext {
        guard let owner, owner.isLazy || owner.showsOneElement else { return at(ordinal) }
        let inner = EnvironmentScope(parent: scope)
        inner.setObject(AppearanceGroup(ofRowIn: self), of: AppearanceGroup.self)
        return with(scope: inner).at(ordinal)
    }

    /// Returns the context of a child that passes its elements to `node`, where a new list begins.
    package func content(of node: ViewNode, scope: EnvironmentScope? = nil) -> NodeContext {
        NodeContext(graph: graph, parent: node, scope: scope ?? self.scope, owner: node)
    }

    /// Returns the context of a child whose elements belong to this node's own list.
    package func transparent(_ node: ViewNode, scope: EnvironmentScope? = nil) -> NodeContext {
        NodeContext(graph: graph, parent: node, scope: scope ?? self.scope, owner: owner, wrappers: wrappers)
    }
}

/// The modifiers that a list applies to each of its elements, outermost first (Documentation/Rules.md 3.3).
@MainActor
package final class WrapperChain {
    private let outer: WrapperChain?
    private let wrap: (NodeContext, NodeFactory) -> ViewNode
    private let addValues: (inout ContainerValues) -> Void

    /// Creates a chain; `addValues` adds the modifier's container values for each element.
    package init(
        outer: WrapperChain?, addValues: @escaping (inout ContainerValues) -> Void = { _ in },
        wrap: @escaping (NodeContext, NodeFactory) -> ViewNode
    ) {
        self.outer = outer
        self.wrap = wrap
        self.addValues = addValues
    }

    func wrap(in context: NodeContext, _ content: NodeFactory) -> ViewNode {
        guard let outer else { return wrap(context, content) }
        return outer.wrap(in: context, WrappedFactory(content, wrap: wrap, addValues: addValues))
    }
}
