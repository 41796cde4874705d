// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Counts the objects of one session that are alive, by kind.
///
/// Each object counts itself as it is made and when it is freed, and keeps its census until then: so a census outlives
/// all that it counts, and whatever stays of a session that has ended stays in `inProcess`, whatever retains it. A
/// count costs one relaxed atomic addition. Counted are the kinds that everything else of a scene hangs on: what holds
/// a model, a closure or a task of a scene and is itself held, holds one of these.
package final class LiveObjectCensus: Sendable {
    package let sessions = LiveCount()
    package let graphs = LiveCount()
    /// Places in the view tree.
    package let nodes = LiveCount()
    package let layoutNodes = LiveCount()
    package let layers = LiveCount()
    /// Links of environments.
    package let scopes = LiveCount()
    /// Places where the values of states live.
    package let states = LiveCount()

    /// Values of states outside of their places, in the whole process: of parked scenes and of rows that a lazy container
    /// let go. With them live the objects that views own.
    package static let archivedStates = LiveCount()

    /// All that are alive in the process. Not retained: an entry leaves with its census.
    private static let all = Mutex<[ObjectIdentifier: Unmanaged<LiveObjectCensus>]>([:])

    package init() {
        let entry = Unmanaged.passUnretained(self)
        Self.all.withLock { $0[ObjectIdentifier(self)] = entry }
    }

    deinit {
        Self.all.withLock { $0[ObjectIdentifier(self)] = nil }
    }

    /// The numbers of live objects of this session.
    package var counts: LiveObjectCounts {
        LiveObjectCounts(
            sessions: sessions.value, graphs: graphs.value, nodes: nodes.value, layoutNodes: layoutNodes.value,
            layers: layers.value, scopes: scopes.value, states: states.value)
    }

    /// The numbers of live objects of all sessions. Complexity: linear in the number of sessions with live objects.
    package static var inProcess: LiveObjectCounts {
        all.withLock { all in
            all.values.reduce(into: LiveObjectCounts()) { sum, entry in
                // An entry that is about to leave waits for this lock.
                sum += entry._withUnsafeGuaranteedRef { $0.counts }
            }
        }
    }
}
