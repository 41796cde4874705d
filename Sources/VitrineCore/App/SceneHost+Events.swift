// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension SceneHost {
    /// Handles a tap on a layer: runs its action if it can be tapped.
    ///
    /// The caller flushes. Input of a surface is not trusted: a tap on a disabled, hidden or removed layer has no
    /// effect and is diagnosed.
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
        guard layer.events.contains(.tap), let action = layer.tapAction else {
            return refuse(layer.id, .notListening)
        }
        if layer.semantics?.isDisabled == true { return refuse(layer.id, .disabled) }
        if let reason = layer.obstacle { return refuse(layer.id, reason) }
        // A tap that a gesture around has taken is ignored.
        if graph.gestures.hasTaken(tap: layer.id) { return .handled }
        run(action)
        return .handled
    }

    /// Handles the key that dismisses a presentation.
    ///
    /// The caller flushes.
    @discardableResult
    package func dismiss(layer id: Int) -> EventOutcome {
        perform(.dismiss, on: id) { ($0 as? DismissHandler)?.action }
    }

    /// Handles a request for a layer's menu.
    ///
    /// The caller flushes.
    @discardableResult
    package func openMenu(layer id: Int) -> EventOutcome {
        perform(.menu, on: id) { ($0 as? MenuHandler)?.action }
    }

    /// Handles a tap on a layer that pastes content.
    ///
    /// The caller flushes.
    @discardableResult
    package func paste(layer id: Int, _ pasted: Pasted) -> EventOutcome {
        perform(.paste, on: id) { ($0 as? TapHandler).map { handler in { handler.paste(pasted) } } }
    }

    private func perform(
        _ event: EventMask, on id: Int, action: (AnyObject?) -> (() -> Void)?
    ) -> EventOutcome {
        switch display.resolve(id: id) {
        case .removed:
            // The layer is being removed anyway.
            return .removed
        case .unknown:
            return refuse(id, .unknownLayer)
        case .layer(let layer):
            guard layer.events.contains(event), let action = action(layer.handler) else {
                return refuse(id, .notListening)
            }
            if let reason = layer.obstacle { return refuse(id, reason) }
            run(action)
            return .handled
        }
    }

    private func run(_ action: () -> Void) {
        graph.unobserved {
            SessionContext.$current.withValue(graph.session) { action() }
        }
    }

    private func refuse(_ id: Int, _ reason: EventOutcome.Reason) -> EventOutcome {
        report(.refusedEvent, "An event on layer \(id) was refused: \(reason.rawValue).")
        return .ignored(reason)
    }

    private func report(_ code: Diagnostic.Code, _ message: String) {
        graph.diagnostics.report(
            Diagnostic(
                code, message, remedy: "Nothing was done; the page shows the current state after its next update.",
                session: graph.session.identifier))
    }
}

extension Layer {
    /// The action of a tap that did not come from a pointer.
    @MainActor fileprivate var tapAction: (() -> Void)? {
        (handler as? TapHandler)?.action ?? (handler as? GestureHandler).map { gesture in { gesture.activate() } }
    }

    /// The reason why events cannot reach this layer; `nil` if they can.
    var obstacle: EventOutcome.Reason? {
        var ancestor: Layer? = self
        while let current = ancestor {
            if current.effects.isHidden { return .hidden }
            if !current.effects.allowsHitTesting, !current.isForReaders { return .notHittable }
            if current.isCovered { return .covered }
            ancestor = current.parent
        }
        return nil
    }

    /// Whether a layer in front of this one covers the rest of the window.
    fileprivate var isCovered: Bool {
        guard let parent, parent.parent == nil else { return false }
        return parent.children.reversed().prefix { $0 !== self }.contains {
            $0.events.contains(.dismiss) && !$0.isGhost
        }
    }
}
