// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineLayout
import VitrineUI

/// What one change cost, from the write to the batch.
struct Work: Equatable, CustomStringConvertible {
    var bodies: Int
    var comparisons: Int
    var closures: Int
    var measures: Int
    var placements: Int
    var siblings: Int
    var runShifts: Int
    var nodes: Int
    var layers: Int
    var operations: Int

    var description: String {
        "bodies \(bodies), comparisons \(comparisons), closures \(closures), measures \(measures), "
            + "placements \(placements), siblings \(siblings), shifts \(runShifts), nodes \(nodes), "
            + "layers \(layers), operations \(operations)"
    }
}

extension SceneHost {
    /// Brings the scene up to date and takes what the surface was not sent yet.
    @discardableResult
    func settle() -> DisplayBatch {
        flush()
        return display.takeBatch()
    }

    /// The cost of a change, and the batch that it made.
    func work(_ change: () -> Void) -> (work: Work, batch: DisplayBatch) {
        settle()
        let before = graph.counters
        let shifts = graph.layout.counters.runShifts
        change()
        let batch = settle()
        let cost = graph.counters - before
        return (
            Work(
                bodies: cost.bodies, comparisons: cost.comparisons, closures: cost.closures, measures: cost.measures,
                placements: cost.placements, siblings: cost.siblingsVisited,
                runShifts: graph.layout.counters.runShifts - shifts, nodes: cost.nodesCreated,
                layers: display.counters.layersVisited, operations: display.counters.operations),
            batch
        )
    }
}
