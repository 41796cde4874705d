// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

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
        guard layer.events.contains(.tap), let action = layer.tapAction else {
            return refuse(layer.id, .notListening)
        }
        if layer.semantics?.isDisabled == true { return refuse(layer.id, .disabled) }
        if let reason = layer.obstacle { return refuse(layer.id, reason) }
        // What a gesture around has taken is no tap any more.
        if graph.gestures.hasTaken(tap: layer.id) { return .handled }
        run(action)
        return .handled
    }

    /// A person pressed the key that leaves something presented. The caller flushes.
    @discardableResult
    package func dismiss(layer id: Int) -> EventOutcome {
        perform(.dismiss, on: id) { ($0 as? DismissHandler)?.action }
    }

    /// A person asked for a layer's menu. The caller flushes.
    @discardableResult
    package func openMenu(layer id: Int) -> EventOutcome {
        perform(.menu, on: id) { ($0 as? MenuHandler)?.action }
    }

    /// A person tapped a layer that wants what they copied. The caller flushes.
    @discardableResult
    package func paste(layer id: Int, _ pasted: Pasted) -> EventOutcome {
        perform(.paste, on: id) { ($0 as? TapHandler).map { handler in { handler.paste(pasted) } } }
    }

    private func perform(
        _ event: EventMask, on id: Int, action: (AnyObject?) -> (() -> Void)?
    ) -> EventOutcome {
        switch display.resolve(id: id) {
        case .removed:
            // On its way out by itself.
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
    /// What a tap does that comes without a pointer.
    @MainActor fileprivate var tapAction: (() -> Void)? {
        (handler as? TapHandler)?.action ?? (handler as? GestureHandler).map { gesture in { gesture.activate() } }
    }

    /// Why no event can reach this layer; `nil` where one can.
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

    /// Whether something that covers the rest of the window lies in front of this layer.
    fileprivate var isCovered: Bool {
        guard let parent, parent.parent == nil else { return false }
        return parent.children.reversed().prefix { $0 !== self }.contains {
            $0.events.contains(.dismiss) && !$0.isGhost
        }
    }
}
