// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The phase after a flush: the difference between the display tree and the surface's state is taken as one batch.
extension SceneHost {
    /// Brings everything up to date and takes what the surface was not sent yet; the work is that of both.
    package func update() -> (batch: DisplayBatch, work: EngineCounters) {
        var work = flush()
        let batch = display.takeBatch()
        work.layersVisited = display.counters.layersVisited
        work.operations = display.counters.operations
        return (batch, work)
    }
}
