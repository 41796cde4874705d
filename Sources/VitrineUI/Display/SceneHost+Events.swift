// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension SceneHost {
    /// A person tapped a layer: runs its action, if it is there to be tapped. The caller flushes.
    ///
    /// A surface is never trusted: what is disabled, hidden or gone does nothing and is diagnosed.
    @discardableResult
    package func tap(layer id: Int) -> EventOutcome {
        switch display.resolve(id: id) {
        case .removed:
            report(.removedNode, "A tap came for layer \(id), which has left.")
            return .removed
        case .unknown:
            return refuse(id, .unknownLayer)
        case .layer(let layer):
            return tap(layer)
        }
    }

    private func tap(_ layer: Layer) -> EventOutcome {
        guard layer.events.contains(.tap), let handler = layer.handler as? TapHandler else {
            return refuse(layer.id, .notListening)
        }
        if layer.semantics?.isDisabled == true { return refuse(layer.id, .disabled) }
        var ancestor: Layer? = layer
        while let current = ancestor {
            if current.effects.isHidden { return refuse(layer.id, .hidden) }
            if !current.effects.allowsHitTesting { return refuse(layer.id, .notHittable) }
            ancestor = current.parent
        }
        graph.unobserved {
            SessionContext.$current.withValue(graph.session) { handler.action() }
        }
        return .handled
    }

    private func refuse(_ id: Int, _ reason: EventOutcome.Reason) -> EventOutcome {
        report(.refusedEvent, "A tap on layer \(id) was refused: \(reason.rawValue).")
        return .ignored(reason)
    }

    private func report(_ code: Diagnostic.Code, _ message: String) {
        graph.diagnostics.report(Diagnostic(
            code, message, remedy: "Nothing was done; the page shows the current state after its next update.",
            session: graph.session.identifier))
    }
}
