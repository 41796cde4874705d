// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBase
import VitrineCensus

/// The storage of a state's value: created for a place in the node tree and kept while that place lives.
///
/// Reading registers the running node; a write of a different value queues the nodes that read it. Writes may come from
/// any thread: the value changes at once, and the nodes are queued on the main actor. On the main actor a write may wait
/// for the transactions before its own (`LaterWrites`): until then only views see the old value.
package class LocationBase: DependencySource {}

package final class StateLocation<Value>: LocationBase, LaterWritable, NodeOwned, @unchecked Sendable {
    private struct Stored: @unchecked Sendable {
        var value: Value
        /// The values that wait, in the order of their rounds.
        var later: [(round: Int, value: Value)] = []

        /// The value that was written last.
        var latest: Value { later.last?.value ?? value }
    }

    /// Protected by a lock, since any thread may write.
    private let stored: Mutex<Stored>
    private weak var graph: ViewGraph?
    private let census: LiveObjectCensus
    /// Whether the value is that of a secure field; set on the main actor, where archives are made.
    var isSecret = false

    init(_ value: Value, graph: ViewGraph) {
        stored = Mutex(Stored(value: value))
        self.graph = graph
        census = graph.session.census
        super.init()
        census.states.begin()
    }

    deinit { census.states.end() }

    var value: Value {
        get {
            if isOnMainActor {
                MainActor.assumeIsolated {
                    if let node = UpdateContext.node, graph != nil { register(node) }
                }
            }
            let all = stored.withLock { UncheckedSendable($0) }.value
            guard !all.later.isEmpty else { return all.value }
            return isReadByViews ? all.value : all.latest
        }
        set {
            let new = UncheckedSendable(newValue)
            if isOnMainActor {
                MainActor.assumeIsolated { write(new) }
            } else if set(new) {
                Task { @MainActor in self.changed() }
            }
        }
    }

    /// Whether a view is updated now, and not the app's code that answers events and changes.
    private var isReadByViews: Bool {
        isOnMainActor && MainActor.assumeIsolated { graph?.isInRound ?? false }
    }

    @MainActor private func write(_ new: UncheckedSendable<Value>) {
        guard let graph, graph.defersWrites else {
            if set(new) { changed() }
            return
        }
        let isSame = stored.withLock { Self.isSame($0.latest, new.value) }
        guard !isSame else { return }
        let round = graph.writeLater(self)
        stored.withLock { $0.later.append((round, new.value)) }
    }

    /// Sets the value at once, instead of those that wait, and returns whether it is another one.
    private func set(_ new: UncheckedSendable<Value>) -> Bool {
        stored.withLock {
            let old = $0.value
            $0.value = new.value
            $0.later.removeAll()
            return !Self.isSame(old, new.value)
        }
    }

    @MainActor func takeLaterWrite(of round: Int) {
        let hasChanged = stored.withLock {
            guard let last = $0.later.lastIndex(where: { $0.round <= round }) else { return false }
            let old = $0.value
            $0.value = $0.later[last].value
            $0.later.removeSubrange(...last)
            return !Self.isSame(old, $0.value)
        }
        if hasChanged { changed() }
    }

    @MainActor
    private func changed() {
        guard graph != nil else { return }
        invalidateReaders()
    }

    @MainActor package func nodeDidDie() {
        graph = nil
    }

    private static func isSame(_ a: Value, _ b: Value) -> Bool {
        withUnsafePointer(to: a) { first in
            withUnsafePointer(to: b) { comparison.isEqual(first, $0) }
        }
    }

    private static var comparison: FieldComparison {
        ValueComparisons.shared.comparison(of: Value.self)
    }
}

extension StateLocation: ArchivableLocation {
    package var archived: ArchivedValue {
        let value = stored.withLock { UncheckedSendable($0.latest) }.value
        guard let special = value as? any ArchivedOtherwise, let form = special.archivedForm as? Value else {
            return ArchivedBox(value, isSecret: isSecret)
        }
        return ArchivedBox(form, isSecret: isSecret)
    }
}

/// A cache of the comparison programs of value types; each is built once.
package final class ValueComparisons: Sendable {
    package static let shared = ValueComparisons()

    private struct Known: @unchecked Sendable {
        var types = NumberIndex()
        var comparisons: ContiguousArray<FieldComparison> = []
    }

    private let known = Mutex(Known())

    package func comparison(of type: Any.Type) -> FieldComparison {
        known.withLock { known in
            let place = known.types.add(ObjectIdentifier(type))
            if place == known.comparisons.count { known.comparisons.append(FieldComparison(of: type)) }
            return UncheckedSendable(known.comparisons[place])
        }.value
    }

    /// Returns whether two values are equal as far as their fields can be compared.
    package func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
        let comparison = comparison(of: Value.self)
        return withUnsafePointer(to: a) { first in
            withUnsafePointer(to: b) { comparison.isEqual(first, $0) }
        }
    }
}
