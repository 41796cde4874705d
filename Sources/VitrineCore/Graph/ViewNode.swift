// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCensus
@_spi(Engine) package import VitrineLayout

/// What a node needs to come into being.
@MainActor
@_spi(Engine) public struct NodeContext {
    /// Not retained: contexts are kept by nodes, and the graph holds the layers that hold the nodes' handlers.
    package unowned(unsafe) let graph: ViewGraph
    /// The identity parent: state, environment and teardown follow it.
    package unowned(unsafe) let parent: ViewNode?
    package let scope: EnvironmentScope
    /// Who takes the layout nodes of this node's elements, and is told when there are others.
    package unowned(unsafe) let owner: ViewNode?
    /// Modifiers that each element of the list is to be wrapped in, innermost first.
    package let wrappers: WrapperChain?
    /// The position among the parent's children.
    package let ordinal: Int

    package init(
        graph: ViewGraph, parent: ViewNode?, scope: EnvironmentScope, owner: ViewNode?, wrappers: WrapperChain? = nil,
        ordinal: Int = 0
    ) {
        self.graph = graph
        self.parent = parent
        self.scope = scope
        self.owner = owner
        self.wrappers = wrappers
        self.ordinal = ordinal
    }
}

/// One place in the type tree of an app's views.
///
/// Invariants
/// - The node tree mirrors the type tree: a node lives as long as its place does (Documentation/Rules.md 3.1). Only
///   `ForEach` is keyed.
/// - `parent` is the identity parent. Geometry hangs on `layoutNode`'s own parent, reading order on the layer's: the
///   three need not agree (Documentation/Rules.md 3.2).
/// - A node owns its children, layout nodes, items and states, and keeps nothing that it lies in: not its parent, owner
///   or graph (only its scope, which knows no node). What it hands out closures to holds it weakly or unowned.
/// - Every node is a counted list of elements; a unary node is a list of one, itself (Documentation/Rules.md 3.3).
@MainActor
@_spi(Engine) open class ViewNode {
    package unowned(unsafe) let graph: ViewGraph
    package private(set) unowned(unsafe) var parent: ViewNode?
    package nonisolated(unsafe) let scope: EnvironmentScope
    package unowned(unsafe) var owner: ViewNode?
    package let depth: Int
    /// Whether the node is still part of the tree; a dead one ignores everything.
    package private(set) var isAlive = true
    nonisolated let inbox: Inbox
    final var isQueued = false
    package final var isListQueued = false
    /// What this node read: dropped and collected anew whenever it runs.
    final var registrations: ContiguousArray<DependencySource> = []
    /// Position among the parent's structural children, for order; a list node numbers its children.
    package final var ordinal: Int

    package init(_ context: NodeContext) {
        graph = context.graph
        inbox = context.graph.inbox
        parent = context.parent
        scope = context.scope
        owner = context.owner
        ordinal = context.ordinal
        depth = (context.parent?.depth ?? -1) + 1
        graph.counters.nodesCreated += 1
        inbox.census.nodes.begin()
    }

    deinit { inbox.census.nodes.end() }

    // MARK: - To override

    /// Takes a new value of the view from memory of the node's own view type.
    open func update(from view: UnsafeRawPointer) {}

    /// Runs the node again after something it read has changed.
    open func refresh() {}

    /// Takes over the direction in which its place is read; called for every node in a scope whose direction changed.
    ///
    /// Every container mirrors its children by it: that is a walk, and no registration of each of them, because a
    /// change of direction places everything anew anyway.
    open func layoutDirectionDidChange() {}

    /// Tells this node and all in it that the direction of their scope is another.
    package final func takeLayoutDirection() {
        layoutDirectionDidChange()
        forEachChild { $0.takeLayoutDirection() }
    }

    /// Visits the structural children, in order: for teardown and for walks (archives).
    open func forEachChild(_ body: (ViewNode) -> Void) {}

    /// The children's part of teardown, where more than that is to be done.
    open func tearDownChildren() { forEachChild { $0.tearDown() } }

    /// What the dynamic properties of the node's view keep here.
    open var slotObjects: ContiguousArray<AnyObject?> { [] }

    /// Visits the archives of children that are not there at the moment, whose paths begin here.
    package func forEachReleased(_ body: (StateArchive) -> Void) {}

    /// What tells a child apart in the paths of archived states.
    open func archivePlace(of child: ViewNode) -> StatePath.Place { .index(child.ordinal) }

    /// The name in view paths.
    open var name: String { String(describing: type(of: self)) }

    // MARK: The list of elements

    open var elementCount: Int { 1 }
    open func element(at index: Int) -> ViewNode { self }
    /// Visits the elements in order.
    open func forEachElement(_ body: (ViewNode) -> Void) { body(self) }
    /// The layout node of a unary node.
    open var layoutNode: LayoutNode {
        preconditionFailure("\(name) is a list; it has no layout node of its own.")
    }
    /// Takes over a changed list of elements from below.
    open func syncList() {}
    /// Told that the node's elements are others, or may be: what was counted is to be counted again.
    package func elementsDidChange() {}
    /// Where a structural child's elements begin among this node's.
    open func elementOffset(of child: ViewNode) -> Int { 0 }
    /// Whether elements of this owner's list may exist long before they are seen.
    open var isLazy: Bool { false }
    /// Whether this owner wants to know what a change of its list was (`noteListChange`).
    open var followsListChanges: Bool { false }
    /// Tells an owner that follows, before its `syncList()`, what was replaced; `nil` may be anything.
    open func noteListChange(_ change: ListChange?) {}
    /// A value that rides on the element (tag, id, zIndex …); the outermost modifier wins.
    open func trait(_ key: TraitKey) -> Any? { nil }
    /// Where a structural child stands among its siblings.
    open func structuralIndex(of child: ViewNode) -> Int { child.ordinal }
    // MARK: - Invalidation

    /// Queues the node to run again in the next flush.
    package final func invalidate() {
        guard isAlive else { return }
        graph.enqueue(self)
    }

    /// The same from any thread: the node joins the graph's inbox, and a flush is asked for.
    package nonisolated final func invalidateFromAnyThread() {
        inbox.post(self)
    }

    /// Tells the owner that this list has other elements than before: those of `change`, or any.
    package final func listDidChange(_ change: ListChange? = nil) {
        guard let owner, owner.isAlive else { return }
        var node = self
        while node !== owner, let parent = node.parent {
            node.elementsDidChange()
            node = parent
        }
        if owner.followsListChanges { owner.noteListChange(change?.moved(by: elementIndex(in: owner))) }
        guard !owner.isListQueued else { return }
        owner.isListQueued = true
        graph.enqueueList(owner)
    }

    /// Where this node's elements begin among those of the owner that it hands them to.
    package final func elementIndex(in owner: ViewNode) -> Int {
        var index = 0
        var node = self
        while let parent = node.parent, parent !== owner {
            index += parent.elementOffset(of: node)
            node = parent
        }
        return index
    }

    // MARK: - Dependencies

    /// Forgets what the node read; called before it runs again and when it dies.
    package final func dropRegistrations() {
        for registration in registrations { registration.unregister(self) }
        registrations.removeAll(keepingCapacity: true)
    }

    /// Takes this node and all in it out of the sources that they read: of a scene that is let go without an end.
    final func dropAllRegistrations() {
        dropRegistrations()
        forEachChild { $0.dropAllRegistrations() }
    }

    // MARK: - Life

    /// Ends this node and everything in it: tasks are cancelled, registrations dropped, state freed.
    package final func tearDown() {
        guard isAlive else { return }
        isAlive = false
        tearDownChildren()
        willDie()
        dropRegistrations()
        parent = nil
        owner = nil
    }

    /// The last word of a node: cancel tasks, run `onDisappear`.
    open func willDie() {}

    /// The types from the root to here, for diagnostics.
    package final var path: String {
        var names: [String] = []
        var node: ViewNode? = self
        while let current = node {
            names.append(current.name)
            node = current.parent
        }
        return names.reversed().joined(separator: " > ")
    }

    /// Whether this node lies inside `ancestor`.
    package final func isInside(_ ancestor: ViewNode) -> Bool {
        var node: ViewNode? = self
        while let current = node, current.depth >= ancestor.depth {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}
