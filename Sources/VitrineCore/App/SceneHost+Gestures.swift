// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension SceneHost {
    func point(_ samples: [PointerSample], over layer: Layer) -> EventOutcome {
        var isHandled = false
        for sample in samples {
            if sample.kind == .began, let reason = layer.obstacle { return .ignored(reason) }
            if graph.gestures.take(sample, over: layer) { isHandled = true }
        }
        return isHandled ? .handled : .ignored(.notListening)
    }

    /// When a surface has to report the time for the gestures that are being made, by its own clock, in seconds.
    package var gestureDeadline: Double? { graph.gestures.deadline }
}
