// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCensus

extension LiveRegistry {
    /// Counts what a session refused, and hands it on to the log.
    func note(_ note: SessionNote) {
        noteCounts[note.code, default: 0] += 1
        onNote?(note)
    }

    /// Returns what `/metrics` tells of the sessions of this process.
    package func metrics() async -> [Metric] {
        [sessionMetrics, pageMetrics, memoryMetrics, turnMetrics, storeMetrics, objectMetrics].flatMap { $0 }
    }

    /// How many sessions and scenes there are.
    private var sessionMetrics: [Metric] {
        [
            Metric(.gauge, "vitrine_sessions", "Sessions with a socket.", sessionCount),
            Metric(
                .gauge, "vitrine_sessions_detached", "Sessions without a socket whose page may come back.",
                detachedCount),
            Metric(.gauge, "vitrine_sessions_parked", "Sessions that have freed their graph.", parkedCount),
            Metric(.gauge, "vitrine_sessions_limit", "Sessions that there may be.", configuration.sessionsTotal),
            Metric(.gauge, "vitrine_provisional_scenes", "Scenes that wait for their page's socket.", provisionalCount),
            Metric(.gauge, "vitrine_scenes", "Scenes with a graph: live, absent, waiting and being made.", graphCount),
        ]
    }

    /// The metrics of page requests, by their outcomes.
    private var pageMetrics: [Metric] {
        [
            Metric(.counter, "vitrine_pages_total", "Pages rendered.", counters.pages),
            Metric(
                .counter, "vitrine_static_pages_total", "Pages without a session: for crawlers.",
                counters.staticPages),
            Metric(
                .counter, "vitrine_pages_refused_total", "Pages refused for now, by reason.", by: "reason",
                PageRefusal.allCases.map { ($0.rawValue, counters.refusedPages[$0] ?? 0) }),
            Metric(
                .counter, "vitrine_pages_unknown_total",
                "Addresses that no type of the app reads: answered without a scene.",
                counters.unknown),
            Metric(
                .counter, "vitrine_scenes_displaced_total", "Waiting scenes that gave way to a newer page.",
                counters.displaced),
        ]
    }

    /// The memory in use, and what was done where it was too much.
    private var memoryMetrics: [Metric] {
        [
            Metric(.gauge, "vitrine_memory_bytes", "Memory in use, as the memory limit counts it.", memory?.used ?? 0),
            Metric(
                .gauge, "vitrine_cache_bytes", "Memory that caches of the process hold, by cache.", by: "cache",
                [("served-pictures", assets.servedImageBytes)] + caches.map { ($0.name, $0.bytes()) }),
            Metric(
                .gauge, "vitrine_memory_limit_bytes", "Memory that may be in use; 0 for as much as there is.",
                memory?.limit ?? 0),
            Metric(
                .gauge, "vitrine_memory_over", "1 while the memory limit is reached and newcomers wait.",
                memory?.isOver == true ? 1 : 0),
            Metric(
                .counter, "vitrine_memory_relieved_total", "Absent sessions that gave way to the memory limit, by how.",
                by: "how", [("parked", counters.parkedForMemory), ("ended", counters.endedForMemory)]),
        ]
    }

    /// The turns on the main actor.
    private var turnMetrics: [Metric] {
        [
            Metric(
                .gauge, "vitrine_scheduler_waiting",
                "Sockets and addresses that wait for their turn on the main actor.",
                scheduler.waiting),
            Metric(.counter, "vitrine_scheduler_turns_total", "Turns taken on the main actor.", scheduler.turns),
            Metric(
                .counter, "vitrine_scheduler_seconds_total", "Processor time spent in turns.",
                scheduler.spent / .seconds(1)),
        ]
    }

    /// The sessions that pages took, that went to other processes or came from there, and what was refused.
    private var storeMetrics: [Metric] {
        [
            Metric(
                .counter, "vitrine_sessions_adopted_total", "Scenes that their page's socket took.", counters.adopted),
            Metric(
                .counter, "vitrine_capsules_kept_total", "Sessions written for other processes, each time.",
                counters.kept),
            Metric(
                .counter, "vitrine_sessions_taken_total", "Sessions that another process had before.",
                counters.taken),
            Metric(
                .gauge, "vitrine_sessions_unkept",
                "Live sessions with changes that were not written yet, and sessions that are being written.",
                sessions.all.count { $0.session.keepingDue != nil } + keeping.count),
            Metric(
                .gauge, "vitrine_capsules_waiting", "Sessions that wait for a store that is down.",
                configuration.capsules?.store.waitingCount ?? 0),
            Metric(
                .counter, "vitrine_scenes_expired_total", "Scenes whose page never opened a socket.", counters.expired),
            Metric(
                .counter, "vitrine_hellos_refused_total", "Sockets and tokens refused by the registry.",
                counters.refused),
            Metric(
                .counter, "vitrine_notes_total", "What sessions refused or dropped, by code.", by: "code",
                SessionNote.Code.allCases.map { ($0.rawValue, noteCounts[$0] ?? 0) }),
        ]
    }

    /// The objects in memory.
    private var objectMetrics: [Metric] {
        let alive = LiveObjectCensus.inProcess
        return [
            Metric(
                .gauge, "vitrine_session_contexts", "Sessions in memory, with and without a view graph.",
                alive.sessions),
            Metric(.gauge, "vitrine_graphs", "View graphs in memory.", alive.graphs),
            Metric(.gauge, "vitrine_nodes", "Nodes of view graphs in memory.", alive.nodes),
            Metric(.gauge, "vitrine_layout_nodes", "Layout nodes in memory.", alive.layoutNodes),
            Metric(.gauge, "vitrine_layers", "Layers of display trees in memory.", alive.layers),
            Metric(.gauge, "vitrine_environment_scopes", "Links of environments in memory.", alive.scopes),
            Metric(.gauge, "vitrine_states", "Places of state values in memory.", alive.states),
            Metric(
                .gauge, "vitrine_archived_states", "State values of parked scenes and of released rows in memory.",
                LiveObjectCensus.archivedStates.value),
        ]
    }
}
