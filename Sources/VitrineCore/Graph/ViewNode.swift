// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCensus
@_spi(Engine) package import VitrineLayout

/// The context in which a node is created.
@MainActor
@_spi(Engine) public struct NodeContext {
    /// Unretained: nodes keep contexts, and the graph retains the layers that retain the nodes' handlers.
    package unowned(unsafe) let graph: ViewGraph
    /// The identity parent, from which state, environment and teardown derive.
    package unowned(unsafe) let parent: ViewNode?
    package let scope: EnvironmentScope
    /// The node that takes the layout nodes of this node's elements, and is informed when they change.
    package unowned(unsafe) let owner: ViewNode?
    /// The modifiers in which each element of the list is wrapped, innermost first.
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

/// A place in the type tree of an app's views.
///
/// Invariants:
///
/// - The node tree mirrors the type tree: a node lives as long as its place does (Documentation/Rules.md 3.1). Only
///   `ForEach` is keyed.
/// - `parent` is the identity parent. Geometry depends on `layoutNode`'s own parent, reading order on the layer's: the
///   three may differ (Documentation/Rules.md 3.2).
/// - A node retains its children, layout nodes, items and states, but no ancestor, owner or graph (only its scope,
///   which does not refer to nodes). Objects that hold its closures refer to it weakly or unowned.
/// - Every node is a counted list of elements; a unary node is a list of one, itself (Documentation/Rules.md 3.3).
@MainActor
@_spi(Engine) open class ViewNode {
    package unowned(unsafe) let graph: ViewGraph
    package private(set) unowned(unsafe) var parent: ViewNode?
    package nonisolated(unsafe) let scope: EnvironmentScope
    package unowned(unsafe) var owner: ViewNode?
    package let depth: Int
    /// The number of levels by which its children are deeper than the node: 0 for a place that is there only until its view is
    /// made. Read while a child is made.
    package var levels: Int { 1 }
    /// The node inside of which this node's view is written: the parent, except for an element that a container shows
    /// elsewhere.
    open var writtenIn: ViewNode? { parent }
    /// Whether the node is still part of the tree; a node that was torn down ignores everything.
    package private(set) var isAlive = true
    nonisolated let inbox: Inbox
    final var isQueued = false
    package final var isListQueued = false
    /// The sources that this node has read, collected again whenever it runs.
    final var registrations: ContiguousArray<DependencySource> = []
    /// The position among the parent's structural children; a list node numbers its children.
    package final var ordinal: Int

    package init(_ context: NodeContext) {
        graph = context.graph
        inbox = context.graph.inbox
        parent = context.parent
        scope = context.scope
        owner = context.owner
        ordinal = context.ordinal
        depth = context.parent.map { $0.depth + $0.levels } ?? 0
        graph.counters.nodesCreated += 1
        inbox.census.nodes.begin()
    }

    deinit { inbox.census.nodes.end() }

    // MARK: - To override

    /// Takes over a new value of the view from memory of the node's own view type.
    open func update(from view: UnsafeRawPointer) {}

    /// Runs the node again after something that it read has changed.
    open func refresh() {}

    /// Updates the layout direction of the node; called for every node in a scope whose direction has changed.
    ///
    /// Every container mirrors its children by it. This is a walk instead of a registration of each node, because a
    /// change of direction places everything again anyway.
    open func layoutDirectionDidChange() {}

    /// Informs this node and all nodes inside that the direction of their scope has changed.
    package final func takeLayoutDirection() {
        layoutDirectionDidChange()
        forEachChild { $0.takeLayoutDirection() }
    }

    /// Visits the structural children in order, for teardown and other walks (archives).
    open func forEachChild(_ body: (ViewNode) -> Void) {}

    /// Tears down the children; overridden where more has to be done.
    open func tearDownChildren() { forEachChild { $0.tearDown() } }

    /// The storage of the dynamic properties of the node's view.
    open var slotObjects: ContiguousArray<AnyObject?> { [] }

    /// Visits the archives of released children, whose paths begin here.
    package func forEachReleased(_ body: (StateArchive) -> Void) {}

    /// Returns the component that identifies a child in the paths of archived states.
    open func archivePlace(of child: ViewNode) -> StatePath.Place { .index(child.ordinal) }

    /// Returns whether a child is beside what the node is made of, like the header and the footer of a section.
    open func isBeside(_ child: ViewNode) -> Bool { false }

    /// Whether the node is that of a view whose content is choices (`ChoiceHolder`).
    package var holdsChoices: Bool { false }

    /// The name of the node in view paths.
    open var name: String { String(describing: type(of: self)) }

    // MARK: The list of elements

    /// The number of elements that the node adds to the list of its container.
    open var elementCount: Int { 1 }
    /// Returns the unary node of the element at an index.
    open func element(at index: Int) -> ViewNode { self }
    /// Visits the elements in order.
    open func forEachElement(_ body: (ViewNode) -> Void) { body(self) }
    /// The layout node of a unary node.
    open var layoutNode: LayoutNode {
        preconditionFailure("\(name) is a list; it has no layout node of its own.")
    }
    /// Updates the layout after the list of elements below has changed.
    open func syncList() {}
    /// Called when the element list may have changed, to invalidate cached counts.
    package func elementsDidChange() {}
    /// Returns the index of a structural child's first element among this node's elements.
    open func elementOffset(of child: ViewNode) -> Int { 0 }
    /// Whether elements of this owner's list may exist long before they are visible.
    open var isLazy: Bool { false }

    /// Whether this container shows one of its elements at a time: the others exist, but have not appeared.
    open var showsOneElement: Bool { false }
    /// Whether this owner needs the details of list changes (`noteListChange`).
    open var followsListChanges: Bool { false }
    /// Receives the change before `syncList()`, if the owner follows list changes; `nil` means an unknown change.
    open func noteListChange(_ change: ListChange?) {}
    /// Returns a value that is attached to the element (tag, id, zIndex …); the outermost modifier wins.
    open func trait(_ key: TraitKey) -> Any? { nil }
    /// Whether the node owns its content and has the traits of it.
    open var passesTraits: Bool { false }
    /// Returns the index of a structural child among its siblings.
    open func structuralIndex(of child: ViewNode) -> Int { child.ordinal }
    // MARK: - Invalidation

    /// Queues the node to run again in the next flush.
    package final func invalidate() {
        guard isAlive else { return }
        graph.enqueue(self)
    }

    /// Queues the node from any thread: it joins the graph's inbox, and a flush is requested.
    package nonisolated final func invalidateFromAnyThread() {
        inbox.post(self)
    }

    /// Informs the owner that this list has other elements than before: those of `change`, or any.
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

    /// Informs the list that this node is in that its elements are the same, but have another value of a trait.
    ///
    /// The list is that of the nearest owner which does not itself stand for the element.
    package final func traitDidChange() {
        var element: ViewNode = self
        while let owner = element.owner, owner.passesTraits { element = owner }
        element.listDidChange(ListChange(removed: 0..<0, inserted: 0))
    }

    /// Returns the index of this node's first element among those of its owner.
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

    /// Drops the node's registrations, before it runs again and when it is torn down.
    package final func dropRegistrations() {
        for registration in registrations { registration.unregister(self) }
        registrations.removeAll(keepingCapacity: true)
    }

    /// Drops the registrations of this node and all nodes inside, for a scene that is released without being unmounted.
    final func dropAllRegistrations() {
        dropRegistrations()
        forEachChild { $0.dropAllRegistrations() }
    }

    // MARK: - Life

    /// Tears down this node and everything inside: tasks are cancelled, registrations dropped, state freed.
    package final func tearDown() {
        guard isAlive else { return }
        isAlive = false
        tearDownChildren()
        willDie()
        dropRegistrations()
        parent = nil
        owner = nil
    }

    /// Called before the node is torn down: cancels tasks and runs `onDisappear`.
    open func willDie() {}

    /// The types from the root to this node, for diagnostics.
    package final var path: String {
        var names: [String] = []
        var node: ViewNode? = self
        while let current = node {
            names.append(current.name)
            node = current.parent
        }
        return names.reversed().joined(separator: " > ")
    }

    /// Returns whether this node is inside `ancestor`.
    package final func isInside(_ ancestor: ViewNode) -> Bool {
        var node: ViewNode? = self
        while let current = node, current.depth >= ancestor.depth {
            if current === ancestor { return true }
            node = current.parent
        }
        return false
    }
}
