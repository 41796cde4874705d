// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The writers and readers of preferences in a graph.
///
/// A value is combined when a writer of its key changed, was inserted or removed, and is delivered if it differs from
/// the last one. Writers are ordered by their position in the tree; a writer hides the writers inside it; a barrier (a
/// page, a presentation) keeps the preferences inside it from the readers outside (Documentation/Rules.md 3.9).
@MainActor
package final class PreferenceHub {
    private var writers: [ObjectIdentifier: [any PreferenceWriting]] = [:]
    private var readers: [ObjectIdentifier: [any PreferenceReading]] = [:]
    private var dirty: [ObjectIdentifier] = []
    /// All keys ever written, in the order of their first use, so that the order of actions is deterministic.
    private var keys: [ObjectIdentifier] = []
    /// The transaction of the change whose values are being delivered.
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

    /// Combines values that depend on the order of several writers again, after views have changed places.
    func orderDidChange(in graph: ViewGraph) {
        for key in keys where (writers[key]?.count ?? 0) > 1 { changed(key, in: graph) }
    }

    /// Delivers values to their readers, inner ones first: an outer reader receives values that inner ones have
    /// transformed.
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
    /// Whether the node transforms the values inside instead of replacing them.
    var keepsInnerValues: Bool { get }
    /// Adds its value to the combined value.
    func write(into value: inout Any)
}

/// A node that receives a preference.
@MainActor
package protocol PreferenceReading: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    /// Whether the preference belongs to the window: pages pass it on, presentations do not.
    var readsThroughPages: Bool { get }
    func deliver(_ writers: [any PreferenceWriting])
}

extension PreferenceReading {
    package var readsThroughPages: Bool { false }
}

/// A node whose content keeps its preferences to itself.
@MainActor
package protocol PreferenceBarrier: ViewNode {
    /// Whether it is a page of the window, and not a window of its own.
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
    /// The indices from the root to this node, which determine the order of views.
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
