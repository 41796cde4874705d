// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension SceneHost {
    /// Handles events of pointers over a layer.
    ///
    /// The caller flushes.
    @discardableResult
    package func point(layer id: Int, _ samples: [PointerSample]) -> EventOutcome {
        let isFollowed = samples.allSatisfy { $0.kind != .began && graph.gestures.follows(pointer: $0.pointer) }
        switch display.resolve(id: id) {
        case .removed: fallthrough
        case .unknown where isFollowed:
            // The view was removed under the finger; further events of the finger go to the gestures around.
            for sample in samples where sample.kind != .began { _ = graph.gestures.take(sample, over: display.root) }
            return .removed
        case .unknown: return refuse(id, .unknownLayer)
        case .layer(let layer):
            var isHandled = false
            for sample in samples {
                if sample.kind == .began, let reason = layer.obstacle { return refuse(id, reason) }
                if graph.gestures.take(sample, over: layer) { isHandled = true }
            }
            return isHandled ? .handled : .ignored(.notListening)
        }
    }

    /// The time at which a surface must send an event for the current gestures, by its own clock, in seconds.
    package var gestureDeadline: Double? { graph.gestures.deadline }

    private func refuse(_ id: Int, _ reason: EventOutcome.Reason) -> EventOutcome {
        diagnostics.report(
            Diagnostic(
                .refusedEvent, "A pointer on layer \(id) was refused: \(reason.rawValue).",
                remedy: "Nothing was done; the page shows the current state after its next update.",
                session: graph.session.identifier))
        return .ignored(reason)
    }
}
