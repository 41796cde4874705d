// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The counted work of one flush, which tests assert instead of time (Documentation/Rules.md 3.22).
package struct EngineCounters: Equatable, Sendable {
    /// The number of evaluated bodies.
    package var bodies = 0
    /// The number of view values that were compared with their predecessor.
    package var comparisons = 0
    /// The number of calls of `ForEach` content closures.
    package var closures = 0
    /// The number of sizes computed by layout.
    package var measures = 0
    /// The number of nodes placed by layout.
    package var placements = 0
    /// The number of visited children that had not changed.
    package var siblingsVisited = 0
    /// The number of runs of siblings that moved as one value.
    package var runShifts = 0
    /// The number of layers visited by the diff; zero for a flush that takes no batch (`SceneHost.update`).
    package var layersVisited = 0
    /// The number of operations in the batch.
    package var operations = 0
    /// The number of rounds until nothing was dirty.
    package var rounds = 0
    /// The number of created nodes.
    package var nodesCreated = 0

    package init() {}

    package static func - (a: EngineCounters, b: EngineCounters) -> EngineCounters {
        var result = EngineCounters()
        result.bodies = a.bodies - b.bodies
        result.comparisons = a.comparisons - b.comparisons
        result.closures = a.closures - b.closures
        result.measures = a.measures - b.measures
        result.placements = a.placements - b.placements
        result.siblingsVisited = a.siblingsVisited - b.siblingsVisited
        result.runShifts = a.runShifts - b.runShifts
        result.layersVisited = a.layersVisited - b.layersVisited
        result.operations = a.operations - b.operations
        result.rounds = a.rounds - b.rounds
        result.nodesCreated = a.nodesCreated - b.nodesCreated
        return result
    }
}

/// The optimisations, which a test can turn off one at a time (`VITRINE_DISABLE=skip,memo,window,shift`).
package struct EngineOptions: Sendable {
    /// Whether a body is skipped if its view value is equal to the last one.
    package var skipsEqualViews = true
    /// Whether sizes are cached by proposal.
    package var memoisesSizes = true
    /// Whether lazy containers materialise only their window.
    package var windows = true
    /// Whether runs of siblings move as one value.
    package var shiftsRuns = true
    /// The distance beyond the viewport in which lazy containers materialise rows, in points: zero for exact cases, a
    /// screen where the user scrolls faster than the network.
    package var overscan = 0.0

    package init() {}

    /// Creates options from a comma-separated list of optimisations to turn off.
    package init(disabled: String) {
        for name in disabled.split(separator: ",") {
            switch name {
            case "skip": skipsEqualViews = false
            case "memo": memoisesSizes = false
            case "window": windows = false
            case "shift": shiftsRuns = false
            default: preconditionFailure("VITRINE_DISABLE knows skip, memo, window and shift, not \(name).")
            }
        }
    }
}
