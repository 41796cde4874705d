// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension SceneHost {
    /// Handles typing in a field: the app's value is set, and its result is in the layer after the next flush.
    ///
    /// An edit that is refused is acknowledged as well, since the surface waits for it.
    @discardableResult
    package func edit(layer id: Int, _ edit: FieldEdit) -> EventOutcome {
        onField(id) { field, refusal in
            if let refusal {
                field.refuse(edit)
                return refusal
            }
            field.edit(edit)
            return .handled
        }
    }

    /// Handles the return key in a field.
    @discardableResult
    package func submit(layer id: Int) -> EventOutcome {
        onField(id) { field, refusal in
            if let refusal { return refusal }
            field.submit()
            return .handled
        }
    }

    /// Handles a move of keyboard focus to a layer, or away from all.
    @discardableResult
    package func focus(layer id: Int?) -> EventOutcome {
        guard let id else {
            moveFocus(to: nil)
            return .handled
        }
        if case .layer(let layer) = display.resolve(id: id), let handler = layer.handler as? FocusHandler {
            guard let target = handler.target, target.canTakeFocus, layer.isSeen else {
                return refuse(id, .notListening)
            }
            moveFocus(to: target)
            return .handled
        }
        return onField(id) { field, refusal in
            if let refusal { return refusal }
            moveFocus(to: field)
            return .handled
        }
    }

    /// The layer with keyboard focus, as far as the engine knows: a field, or a `focusable()` view.
    package var focusedLayer: Int? { graph.focus.focused?.focusLayer.id }

    private func moveFocus(to target: (any FocusTarget)?) {
        graph.unobserved { SessionContext.$current.withValue(graph.session) { graph.focus.move(to: target) } }
    }

    /// Calls a closure with the field of a layer, or returns the reason why it accepts nothing.
    private func onField(
        _ id: Int, _ action: (any EditableField, EventOutcome?) -> EventOutcome
    ) -> EventOutcome {
        switch display.resolve(id: id) {
        case .removed: return .removed
        case .unknown: return refuse(id, .unknownLayer)
        case .layer(let layer):
            guard let handler = layer.handler as? FieldHandler, handler.field.isAlive else {
                return refuse(id, .notListening)
            }
            let reason: EventOutcome.Reason? =
                layer.semantics?.isDisabled == true || !layer.events.contains(.edit)
                ? .disabled
                : layer.isSeen ? nil : .hidden
            return action(handler.field, reason.map { refuse(id, $0) })
        }
    }

    private func refuse(_ id: Int, _ reason: EventOutcome.Reason) -> EventOutcome {
        diagnostics.report(
            Diagnostic(
                .refusedEvent, "Text for layer \(id) was refused: \(reason.rawValue).",
                remedy: "Nothing was done; the page shows the current state after its next update.",
                session: graph.session.identifier))
        return .ignored(reason)
    }
}

extension Layer {
    /// Whether no layer around hides this one.
    var isSeen: Bool {
        var layer: Layer? = self
        while let current = layer {
            if current.effects.isHidden { return false }
            layer = current.parent
        }
        return true
    }
}
