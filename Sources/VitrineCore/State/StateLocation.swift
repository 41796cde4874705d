// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCensus

/// The storage of a state's value: created for a place in the node tree and kept while that place lives.
///
/// Reading registers the running node; a write of a different value queues the nodes that read it. Writes may come from
/// any thread: the value changes at once, and the nodes are queued on the main actor.
package class LocationBase: DependencySource {}

package final class StateLocation<Value>: LocationBase, NodeOwned, @unchecked Sendable {
    /// Protected by a lock, since any thread may write.
    private let stored: Mutex<UncheckedSendable<Value>>
    private weak var graph: ViewGraph?
    private let census: LiveObjectCensus
    /// Whether the value is that of a secure field; set on the main actor, where archives are made.
    var isSecret = false

    init(_ value: Value, graph: ViewGraph) {
        stored = Mutex(UncheckedSendable(value))
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
            return stored.withLock { $0 }.value
        }
        set {
            let new = UncheckedSendable(newValue)
            let old = stored.withLock {
                let old = $0
                $0 = new
                return old
            }
            guard !Self.isSame(old.value, newValue) else { return }
            if isOnMainActor {
                MainActor.assumeIsolated { changed() }
            } else {
                Task { @MainActor in self.changed() }
            }
        }
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
        let value = stored.withLock { $0 }.value
        guard let special = value as? any ArchivedOtherwise, let form = special.archivedForm as? Value else {
            return ArchivedBox(value, isSecret: isSecret)
        }
        return ArchivedBox(form, isSecret: isSecret)
    }
}

/// A cache of the comparison programs of value types; each is built once.
package final class ValueComparisons: Sendable {
    package static let shared = ValueComparisons()

    private let known = Mutex<[ObjectIdentifier: UncheckedSendable<FieldComparison>]>([:])

    package func comparison(of type: Any.Type) -> FieldComparison {
        known.withLock {
            if let found = $0[ObjectIdentifier(type)] { return found }
            let made = UncheckedSendable(FieldComparison(of: type))
            $0[ObjectIdentifier(type)] = made
            return made
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
