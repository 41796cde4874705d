// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Who writes and who reads preferences in one graph.
///
/// A value is combined when a writer of its key changed, came or went, and is delivered where it differs from the
/// last one. Writers are ordered by their place in the tree; a writer hides the writers inside it; a barrier (a page,
/// a presentation) keeps the preferences inside it from the readers outside (Documentation/Rules.md 3.9).
@MainActor
package final class PreferenceHub {
    private var writers: [ObjectIdentifier: [any PreferenceWriting]] = [:]
    private var readers: [ObjectIdentifier: [any PreferenceReading]] = [:]
    private var dirty: [ObjectIdentifier] = []
    /// The keys that were ever written, in the order of their first use: no dictionary order reaches an action.
    private var keys: [ObjectIdentifier] = []
    /// What the values that are being delivered changed with.
    package private(set) var transaction = Transaction()

    package init() {}

    package var isDirty: Bool { !dirty.isEmpty }

    package func add(_ writer: any PreferenceWriting) {
        if writers[writer.preferenceKey] == nil { keys.append(writer.preferenceKey) }
        writers[writer.preferenceKey, default: []].append(writer)
        changed(writer.preferenceKey, in: writer.graph)
    }

    package func remove(_ writer: any PreferenceWriting) {
        writers[writer.preferenceKey]?.removeAll { $0 === writer }
        changed(writer.preferenceKey, in: writer.graph)
    }

    package func add(_ reader: any PreferenceReading) {
        readers[reader.preferenceKey, default: []].append(reader)
        changed(reader.preferenceKey, in: reader.graph)
    }

    package func remove(_ reader: any PreferenceReading) {
        readers[reader.preferenceKey]?.removeAll { $0 === reader }
    }

    package func changed(_ key: ObjectIdentifier, in graph: ViewGraph) {
        guard !dirty.contains(key) else { return }
        dirty.append(key)
        graph.announce()
    }

    /// Views changed places: what depends on the order of several writers is combined again.
    func orderDidChange(in graph: ViewGraph) {
        for key in keys where (writers[key]?.count ?? 0) > 1 { changed(key, in: graph) }
    }

    /// Tells the readers, inner ones first: an outer one is handed what an inner one makes of its values.
    func deliver(in graph: ViewGraph, transaction: Transaction) {
        self.transaction = transaction
        defer { self.transaction = Transaction() }
        let keys = dirty
        dirty.removeAll()
        for key in keys {
            for reader in (readers[key] ?? []).sorted(by: { $0.depth > $1.depth }) where reader.isAlive {
                reader.deliver(ordered((writers[key] ?? []).filter { $0.isVisible(to: reader) }, for: reader))
            }
        }
    }

    private func ordered(
        _ visible: [any PreferenceWriting], for reader: any PreferenceReading
    ) -> [any PreferenceWriting] {
        let hiding = Set(visible.lazy.filter { !$0.keepsInnerValues }.map { ObjectIdentifier($0) })
        let outermost = visible.filter { writer in
            var node = writer.parent
            while let current = node, current !== reader {
                if hiding.contains(ObjectIdentifier(current)) { return false }
                node = current.parent
            }
            return true
        }
        guard outermost.count > 1 else { return outermost }
        return outermost.map { (place: $0.place, writer: $0) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.writer)
    }
}

/// A node that sets a preference.
@MainActor
package protocol PreferenceWriting: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    /// Whether the node transforms what is inside instead of replacing it.
    var keepsInnerValues: Bool { get }
    /// Adds its value to the combined one.
    func write(into value: inout Any)
}

/// A node that is told of a preference.
@MainActor
package protocol PreferenceReading: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    /// Whether the preference is the window's: pages do not keep it to themselves, presentations do.
    var readsThroughPages: Bool { get }
    func deliver(_ writers: [any PreferenceWriting])
}

extension PreferenceReading {
    package var readsThroughPages: Bool { false }
}

/// A node whose inside keeps its preferences to itself.
@MainActor
package protocol PreferenceBarrier: ViewNode {
    /// Whether it is a page of the window, not a window of its own.
    var isPage: Bool { get }
}

extension PreferenceBarrier {
    package var isPage: Bool { false }
}

extension PreferenceWriting {
    func isVisible(to reader: any PreferenceReading) -> Bool {
        guard isAlive else { return false }
        var node: ViewNode? = parent
        while let current = node {
            if current === reader { return true }
            if let barrier = current as? any PreferenceBarrier, !(barrier.isPage && reader.readsThroughPages) {
                return false
            }
            node = current.parent
        }
        return false
    }
}

extension ViewNode {
    /// The indices from the root to this node: the order of the views.
    package final var place: [Int] {
        var indices: [Int] = []
        var node = self
        while let parent = node.parent {
            indices.append(parent.structuralIndex(of: node))
            node = parent
        }
        return indices.reversed()
    }
}
