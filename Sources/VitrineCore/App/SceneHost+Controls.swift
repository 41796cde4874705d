// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension SceneHost {
    /// Handles a change of a control's value by the user; the app's value is in the layer after the next flush.
    ///
    /// A change that is refused is acknowledged as well, since the surface waits for it.
    @discardableResult
    package func adjust(layer id: Int, _ change: ControlChange) -> EventOutcome {
        switch display.resolve(id: id) {
        case .removed: return .removed
        case .unknown: return refuse(id, .unknownLayer)
        case .layer(let layer):
            guard let handler = layer.handler as? ControlHandler, handler.control.isAlive else {
                return refuse(id, .notListening)
            }
            let isDisabled = layer.semantics?.isDisabled == true || !layer.events.contains(.adjust)
            if let reason: EventOutcome.Reason = isDisabled ? .disabled : layer.isSeen ? nil : .hidden {
                handler.control.refuse(change)
                return refuse(id, reason)
            }
            handler.control.adjust(change)
            return .handled
        }
    }

    private func refuse(_ id: Int, _ reason: EventOutcome.Reason) -> EventOutcome {
        diagnostics.report(
            Diagnostic(
                .refusedEvent, "A change of layer \(id) was refused: \(reason.rawValue).",
                remedy: "Nothing was done; the page shows the current state after its next update.",
                session: graph.session.identifier))
        return .ignored(reason)
    }
}
