// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// A view that creates views from the elements of a collection and keeps each by its element's identity.
///
/// A child keeps its state while its element's identity stays in the collection, wherever the element moves.
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The collection that the views are created from.
    public var data: Data
    /// The closure that creates the view of an element.
    public var content: (Data.Element) -> Content
    package let identify: (Data.Element) -> ID
    /// Bindings and ranges are compared by their elements like other data.
    package nonisolated init(
        data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.identify = identify
        self.content = content
    }
}

extension ForEach: View where Content: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates views for the elements of a collection, which are identified by their `id`.
    ///
    /// - Parameters:
    ///   - data: The elements. Their identities must be unique: of several elements with the same one only the first is
    ///     shown, and a diagnostic is reported.
    ///   - content: A closure that creates the view of an element.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates views for the elements of a collection, which are identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to an element's identity, which must be unique in the collection.
    ///   - content: A closure that creates the view of an element.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }

    /// Creates views for the elements of a bound collection and passes each a binding to its element.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements, which are identified by their `id`.
    ///   - content: A closure that creates a view from a binding to an element.
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0].id) }, identify: { $0.1 },
            content: { content(data[$0.0]) })
    }

    /// Creates views for the elements of a bound collection, which are identified by a key path.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path to an element's identity, which must be unique in the collection.
    ///   - content: A closure that creates a view from a binding to an element.
    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, identify: { $0.1 },
            content: { content(data[$0.0]) })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number of a constant range.
    ///
    /// - Parameters:
    ///   - data: The range; each number is its own identity.
    ///   - content: A closure that creates the view of a number.
    @_disfavoredOverload
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

extension ForEach: PrimitiveView where Content: View {
    package nonisolated static var arity: Arity { .dynamic }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        if view.data is any DataOfView { return ForEachPartNode<Data, ID, Content>(view, context) }
        return ForEachNode<Data, ID, Content>(view, context)
    }
}

/// The keyed list: a child follows its element's identity through moves (Documentation/Rules.md 3.1).
///
/// Children are created on demand: all of them by an eager container, only the visible window by a lazy one. When the
/// content type has exactly one element, the count is that of the data and an index leads to its child in constant
/// time; otherwise every child is created and the element counts are summed.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode, LazilyReleasing,
    IdentifiedList, ElementList
{
    private var view: ForEach<Data, ID, Content>
    private var identifiers: ContiguousArray<ID> = []
    private var children: [ID: Child] = [:]
    private let isOnePerElement: Bool
    private let context: UncheckedSendable<NodeContext>
    /// The index of each child's first element, when children do not have exactly one element each.
    private var offsets: ContiguousArray<Int>?
    private var trackers: [ObservationTracker] = []
    /// Observes what the data themselves read: a binding to a collection reads it whenever it is asked for its elements.
    private var dataTracker: ObservationTracker?
    /// Whether the data read a source when they were asked for their elements, so that they may have others by now
    /// without a new view.
    private var readsData = false
    /// The archived states of children that a lazy container released.
    private var released: [ID: StateArchive] = [:]
    private let type = ViewType.of(ForEach<Data, ID, Content>.self)
    /// Records whether data of this type observe anything, apart from what the closures do.
    private let dataType = ViewType.of(ForEach<Data, ID, EmptyView>.self)

    private struct Child {
        let node: ViewNode
        var index: Int
    }

    init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
        self.view = view
        self.context = UncheckedSendable(context)
        isOnePerElement = ViewType.arity(of: Content.self).isOne
        super.init(context)
        identifiers = observeData { collectIdentifiers() }
        scope.object(of: ScrollTargets.self)?.add(list: self)
    }

    package override var name: String { "ForEach" }

    /// Asks the data for elements; this node observes what they read for that.
    private func observeData<T>(_ body: () -> T) -> T {
        let last = dataTracker
        last?.handOver()
        var tracker = ObservationTracker()
        let known = registrations.count
        let result = graph.accumulating(self) { tracker.track(self, type: dataType, body) }
        dataTracker = tracker
        last?.end()
        if registrations.count > known || dataType.observes { readsData = true }
        return result
    }

    private func collectIdentifiers() -> ContiguousArray<ID> {
        var result: ContiguousArray<ID> = []
        result.reserveCapacity(view.data.count)
        var seen = Set<ID>(minimumCapacity: view.data.count)
        for element in view.data {
            let identifier = view.identify(element)
            if seen.insert(identifier).inserted {
                result.append(identifier)
            } else {
                graph.diagnostics.report(
                    Diagnostic(
                        .duplicateIdentifier,
                        "ForEach was given the id \(identifier) twice; only its first view is shown.",
                        viewPath: path, remedy: "Give each element an id of its own.", session: graph.session.identifier
                    ))
            }
        }
        // Without duplicates the elements and their identifiers line up by index.
        hasDuplicates = result.count != view.data.count
        return result
    }

    private var hasDuplicates = false

    private func element(atIdentifier index: Int) -> Data.Element {
        guard hasDuplicates else { return view.data[view.data.index(view.data.startIndex, offsetBy: index)] }
        var seen = 0
        var known = Set<ID>()
        for element in view.data where known.insert(view.identify(element)).inserted {
            if seen == index { return element }
            seen += 1
        }
        preconditionFailure("ForEach has no element \(index).")
    }

    private func child(at index: Int) -> ViewNode {
        if let found = children[identifiers[index]] { return found.node }
        realise(index..<(index + 1))
        return children[identifiers[index]]!.node
    }

    /// Creates the missing children of a range.
    ///
    /// This node observes what their content closures read.
    private func realise(_ range: Range<Int>) {
        let missing = range.filter { children[identifiers[$0]] == nil }
        guard !missing.isEmpty else { return }
        let contents = evaluate(missing)
        let inner = context.value.transparent(self)
        for (index, content) in zip(missing, contents) {
            children[identifiers[index]] = Child(node: make(content, at: index, inner), index: index)
        }
    }

    /// Creates a child; one that was released before gets its state back.
    private func make(_ content: Content, at index: Int, _ context: NodeContext) -> ViewNode {
        let place = isOnePerElement ? context.at(index) : context.counted(at: index)
        guard let archive = released.removeValue(forKey: identifiers[index]) else {
            return place.make(content)
        }
        return graph.restoring(archive, below: self) { place.make(content) }
    }

    /// Calls the content closure for each index, all of them in one tracked run.
    private func evaluate(_ indices: some Collection<Int>) -> ContiguousArray<Content> {
        graph.counters.closures += indices.count
        var tracker = ObservationTracker()
        let contents = graph.accumulating(self) {
            tracker.track(self, type: type) {
                var contents: ContiguousArray<Content> = []
                contents.reserveCapacity(indices.count)
                for index in indices { contents.append(view.content(element(atIdentifier: index))) }
                return contents
            }
        }
        if tracker.isArmed { trackers.append(tracker) }
        return contents
    }

    // MARK: The list

    package override var elementCount: Int {
        if isOnePerElement { return identifiers.count }
        return elementOffsets.last ?? 0
    }

    private var elementOffsets: ContiguousArray<Int> {
        if let offsets { return offsets }
        var sums: ContiguousArray<Int> = [0]
        for index in identifiers.indices { sums.append(sums[index] + child(at: index).elementCount) }
        offsets = sums
        return sums
    }

    package override func element(at index: Int) -> ViewNode {
        if isOnePerElement { return child(at: index).element(at: 0) }
        let sums = elementOffsets
        var low = 0
        var high = sums.count - 1
        while low + 1 < high {
            let middle = (low + high) / 2
            if sums[middle] <= index { low = middle } else { high = middle }
        }
        // Empty children share an offset with the next one: step to the child that holds the element.
        while sums[low + 1] <= index { low += 1 }
        return child(at: low).element(at: index - sums[low])
    }

    package override func forEachElement(_ body: (ViewNode) -> Void) {
        realise(identifiers.indices)
        for identifier in identifiers { children[identifier]?.node.forEachElement(body) }
    }

    package override func elementsDidChange() { offsets = nil }

    package override func elementOffset(of child: ViewNode) -> Int {
        let index = structuralIndex(of: child)
        return isOnePerElement ? index : elementOffsets[index]
    }

    package override func structuralIndex(of child: ViewNode) -> Int {
        if child.ordinal < identifiers.count, children[identifiers[child.ordinal]]?.node === child {
            return child.ordinal
        }
        for (index, identifier) in identifiers.enumerated() where children[identifier]?.node === child {
            child.ordinal = index
            return index
        }
        return 0
    }

    package func identity(of child: ViewNode) -> AnyHashable? {
        let index = structuralIndex(of: child)
        return identifiers.indices.contains(index) ? AnyHashable(identifiers[index]) : nil
    }

    package func element(of child: ViewNode) -> Any? {
        // By number alone: a child asks while it is being made.
        identifiers.indices.contains(child.ordinal) ? element(atIdentifier: child.ordinal) : nil
    }

    package func element(addressed component: String) -> Any? {
        guard RouteComponent.isIdentified(component, of: Data.Element.self) else { return nil }
        return view.data.first { RouteComponent.identified($0) == component }
    }

    package func elementIndex(identified identifier: AnyHashable) -> Int? {
        guard let id = identifier.base as? ID, let index = identifiers.firstIndex(of: id) else { return nil }
        return isOnePerElement ? index : elementOffsets[index]
    }

    /// Releases a child that a lazy container no longer shows and archives its state.
    package func release(element node: ViewNode) {
        guard isOnePerElement else { return }
        var child = node
        while let parent = child.parent, parent !== self { child = parent }
        guard child.ordinal < identifiers.count else { return }
        let identifier = identifiers[child.ordinal]
        guard children[identifier]?.node === child else { return }
        children[identifier] = nil
        let archive = StateArchive(of: child, in: self)
        if !archive.isEmpty { released[identifier] = archive }
        child.tearDown()
    }

    // MARK: Updates

    package override func update(from pointer: UnsafeRawPointer) {
        let new = pointer.assumingMemoryBound(to: ForEach<Data, ID, Content>.self).pointee
        let isSame = isSame(as: new)
        view = new
        takeElements(isSame: isSame)
    }

    /// Brings the children up to date with the elements that the data have now.
    private func takeElements(isSame: Bool) {
        let old = identifiers
        identifiers = observeData { collectIdentifiers() }
        let hasMoved = old != identifiers
        // The same closure makes the same of the same elements; what it reads besides brings this node back by itself.
        if isSame, !hasMoved, !isQueued { return }
        offsets = nil
        if hasMoved { removeOrphans(of: old) }
        updateChildren()
        if hasMoved { graph.preferences.orderDidChange(in: graph) }
        if hasMoved { listDidChange(isOnePerElement ? ListChange(from: old, to: identifiers) : nil) }
    }

    /// Whether the new view has the same data and the same closure.
    ///
    /// Elements that are objects may have changed in place, which cannot be detected, so they never count as the same.
    private func isSame(as new: ForEach<Data, ID, Content>) -> Bool {
        graph.options.skipsEqualViews && !(Data.Element.self is AnyClass)
            && FieldComparison.isSameClosure(view.content, new.content)
            && ValueComparisons.shared.isSame(view.data, new.data)
    }

    private func removeOrphans(of old: ContiguousArray<ID>) {
        let present = Set(identifiers)
        for identifier in released.keys where !present.contains(identifier) { released[identifier] = nil }
        if let restoration = graph.restoration, !restoration.isEmpty {
            for identifier in old where !present.contains(identifier) {
                restoration.forget(.identifier(AnyHashable(identifier)), at: depth + 1, of: self)
            }
        }
        // Torn down in the order of their last places, so that disappearances have an order.
        let gone = children.filter { !present.contains($0.key) }.sorted { $0.value.index < $1.value.index }
        for (identifier, child) in gone {
            children[identifier] = nil
            child.node.tearDown()
        }
    }

    package override func refresh() {
        graph.dequeue(self)
        if readsData { takeElements(isSame: false) } else { updateChildren() }
    }

    private func updateChildren() {
        graph.dequeue(self)
        dropRegistrations()
        // What the data read was registered together with what the closures read.
        if readsData { observeData { for element in view.data { _ = view.identify(element) } } }
        let last = trackers
        trackers.removeAll()
        for tracker in last { tracker.handOver() }
        let places = identifiers.indices.filter { children[identifiers[$0]] != nil }
        let contents = places.isEmpty ? [] : evaluate(places)
        for tracker in last { tracker.end() }
        for (index, content) in zip(places, contents) {
            guard let node = children[identifiers[index]]?.node else { continue }
            children[identifiers[index]]?.index = index
            node.ordinal = index
            withUnsafePointer(to: content) { node.update(from: UnsafeRawPointer($0)) }
        }
    }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        for child in children.values.sorted(by: { $0.index < $1.index }) { body(child.node) }
    }

    package override func forEachReleased(_ body: (StateArchive) -> Void) {
        for archive in released.values { body(archive) }
    }

    package override func archivePlace(of child: ViewNode) -> StatePath.Place {
        // By number alone: a child asks while it is being made.
        .identifier(AnyHashable(identifiers[child.ordinal]))
    }

    package override func tearDownChildren() {
        for child in children.values.sorted(by: { $0.index < $1.index }) { child.node.tearDown() }
        children.removeAll()
    }

    package override func willDie() {
        dropRegistrations()
        for tracker in trackers { tracker.end() }
        dataTracker?.end()
    }
}

/// A list that can release a child that is out of sight.
@MainActor
package protocol LazilyReleasing: ViewNode {
    func release(element node: ViewNode)
}
