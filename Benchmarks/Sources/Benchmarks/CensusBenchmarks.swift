// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCensus
import VitrineComponents
import VitrineCore

/// What it costs that the objects of a session are counted, and that the work of the main actor is noted for crash reports.
@MainActor
enum CensusBenchmarks {
    static func run(_ stage: Stage) throws {
        let scene = stage.mount(ListPage(count: 1_000))
        let counts = scene.graph.session.census.counts
        let counted = counts.nodes + counts.layoutNodes + counts.layers + counts.scopes + counts.states
        try Measurement("counted objects of 1,000 rows", Double(counted), "objects", against: "").report()

        let census = LiveObjectCensus()
        let counting = Samples(20) { _ in
            for _ in 0..<counted { census.nodes.begin() }
            for _ in 0..<counted { census.nodes.end() }
        }
        let share = "part of the first render of 1,000 rows and of its end"
        try Measurement("census of 1,000 rows", counting.median, "ms", against: share).report()

        let session = scene.graph.session
        let nodes = counts.nodes
        let noting = Samples(20) { _ in
            for _ in 0..<nodes { RunningWork.note(nil, of: session) {} }
        }
        try Measurement("running work noted for 1,000 rows", noting.median, "ms", against: share).report()
        scene.unmount()
    }
}
