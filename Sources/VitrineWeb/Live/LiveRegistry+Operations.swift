// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCensus

extension LiveRegistry {
    /// Counts what a session refused, and hands it on to the log.
    func note(_ note: SessionNote) {
        noteCounts[note.code, default: 0] += 1
        onNote?(note)
    }

    /// Whether limits per address hold for a peer. On this machine it is the developer, or a proxy that was not
    /// configured and stands for everybody: then the limits in all have to do.
    static func isCounted(_ address: String) -> Bool {
        IPAddress(address)?.isLoopback != true
    }

    package func metrics() async -> [Metric] {
        let alive = LiveObjectCensus.inProcess
        return [
            Metric(.gauge, "vitrine_sessions", "Sessions with a socket.", sessionCount),
            Metric(.gauge, "vitrine_provisional_scenes", "Scenes that wait for their page's socket.", provisionalCount),
            Metric(.counter, "vitrine_pages_total", "Pages rendered.", counters.pages),
            Metric(
                .counter, "vitrine_static_pages_total", "Pages without a session: crawlers, and over a limit.",
                counters.staticPages),
            Metric(
                .counter, "vitrine_sessions_adopted_total", "Scenes that their page's socket took.", counters.adopted),
            Metric(
                .counter, "vitrine_scenes_expired_total", "Scenes whose page never opened a socket.", counters.expired),
            Metric(
                .counter, "vitrine_hellos_refused_total", "Sockets and tokens refused by the registry.",
                counters.refused),
            Metric(
                .counter, "vitrine_notes_total", "What sessions refused or dropped, by code.", by: "code",
                SessionNote.Code.allCases.map { ($0.rawValue, noteCounts[$0] ?? 0) }),
            Metric(
                .gauge, "vitrine_session_contexts", "Sessions in memory, with and without a view graph.",
                alive.sessions),
            Metric(.gauge, "vitrine_graphs", "View graphs in memory.", alive.graphs),
            Metric(.gauge, "vitrine_nodes", "Nodes of view graphs in memory.", alive.nodes),
            Metric(.gauge, "vitrine_layout_nodes", "Layout nodes in memory.", alive.layoutNodes),
            Metric(.gauge, "vitrine_layers", "Layers of display trees in memory.", alive.layers),
            Metric(.gauge, "vitrine_environment_scopes", "Links of environments in memory.", alive.scopes),
            Metric(.gauge, "vitrine_states", "Places of state values in memory.", alive.states),
        ]
    }
}
