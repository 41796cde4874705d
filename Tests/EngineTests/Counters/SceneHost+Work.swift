// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

extension SceneHost {
    /// The cost of a change, from the write to the batch, and the batch that it made.
    func work(_ change: () -> Void) -> (batch: DisplayBatch, work: EngineCounters) {
        _ = update()
        change()
        return update()
    }
}
