// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The work of one flush, counted; what a test asserts instead of time (Documentation/Rules.md 3.22).
package struct EngineCounters: Equatable, Sendable {
    /// Bodies evaluated.
    package var bodies = 0
    /// View values compared with their predecessor.
    package var comparisons = 0
    /// `ForEach` content closures called.
    package var closures = 0
    /// Sizes computed by layout.
    package var measures = 0
    /// Nodes placed by layout.
    package var placements = 0
    /// Children looked at although they did not change.
    package var siblingsVisited = 0
    /// Runs of siblings that moved as one value.
    package var runShifts = 0
    /// Layers looked at by the diff; a flush that takes no batch (`SceneHost.update`) has none.
    package var layersVisited = 0
    /// Operations in the batch.
    package var operations = 0
    /// Rounds until nothing was dirty.
    package var rounds = 0
    /// Nodes created.
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

/// Optimisations that a test may turn off one at a time (`VITRINE_DISABLE=skip,memo,window,shift`).
package struct EngineOptions: Sendable {
    /// Skips a body whose view value is equal to the last one.
    package var skipsEqualViews = true
    /// Remembers sizes by proposal.
    package var memoisesSizes = true
    /// Lets lazy containers realise only their window.
    package var windows = true
    /// Moves runs of siblings as one value.
    package var shiftsRuns = true
    /// How far beyond the viewport lazy containers realise rows, in points: none for exact cases, a screen where
    /// the user's finger is faster than the network.
    package var overscan = 0.0

    package init() {}

    /// Reads a comma-separated list of optimisations to turn off.
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
