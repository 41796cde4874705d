// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// Controls and fields. A change that is not taken is answered as well: the surface waits for it.
extension SceneHost {
    func adjust(_ control: any AdjustableControl, _ change: ControlChange, _ layer: Layer) -> EventOutcome {
        guard control.isAlive else { return .ignored(.notListening) }
        if let reason = layer.refusal(of: .adjust) {
            control.refuse(change)
            return .ignored(reason)
        }
        control.adjust(change)
        return .handled
    }

    func edit(_ field: any EditableField, _ edit: FieldEdit, _ layer: Layer) -> EventOutcome {
        guard field.isAlive else { return .ignored(.notListening) }
        if let reason = layer.refusal(of: .edit) {
            field.refuse(edit)
            return .ignored(reason)
        }
        field.edit(edit)
        return .handled
    }

    func select(_ field: any EditableField, _ report: FieldSelectionReport, _ layer: Layer) -> EventOutcome {
        guard field.isAlive else { return .ignored(.notListening) }
        if let reason = layer.refusal(of: .edit) { return .ignored(reason) }
        return field.select(report) ? .handled : .ignored(.notListening)
    }

    func submit(_ field: any EditableField, _ layer: Layer) -> EventOutcome {
        guard field.isAlive else { return .ignored(.notListening) }
        if let reason = layer.refusal(of: .edit) { return .ignored(reason) }
        // The button's own obstacles decide: what refuses it has nothing to say about the field.
        if !field.submit(), let button = defaultButton(in: display.root) { _ = handle(.tap, layer: button.id) }
        return .handled
    }

    /// Returns the button that the return key presses: the first that is enabled and in reach.
    private func defaultButton(in layer: Layer) -> Layer? {
        if let semantics = layer.semantics, semantics.keys == "Enter", layer.events.contains(.tap),
            !semantics.isDisabled, layer.obstacle == nil
        {
            return layer
        }
        for child in layer.children where !child.isExiting && !child.effects.isHidden {
            if let found = defaultButton(in: child) { return found }
        }
        return nil
    }

    // MARK: - The keyboard's focus

    func focus(_ field: any EditableField, _ layer: Layer) -> EventOutcome {
        guard field.isAlive else { return .ignored(.notListening) }
        if let reason = layer.refusal(of: .edit) { return .ignored(reason) }
        moveFocus(to: field)
        return .handled
    }

    func focus(_ target: (any FocusTarget)?, _ layer: Layer) -> EventOutcome {
        guard let target, target.canTakeFocus else { return .ignored(.notListening) }
        guard layer.isSeen else { return .ignored(.hidden) }
        moveFocus(to: target)
        return .handled
    }

    /// Takes the keyboard's focus away from all views. The caller flushes.
    package func releaseFocus() { moveFocus(to: nil) }

    /// The layer that has the keyboard's focus, as far as the engine knows: a field's, or one that is `focusable()`.
    package var focusedLayer: Int? { graph.focus.focused?.focusLayer.id }

    private func moveFocus(to target: (any FocusTarget)?) {
        graph.runAction { graph.focus.move(to: target) }
    }
}

extension Layer {
    /// Why a field or a control takes no input of a kind; `nil` where it does.
    fileprivate func refusal(of event: EventMask) -> EventOutcome.Reason? {
        if semantics?.isDisabled == true || !events.contains(event) { return .disabled }
        return isSeen ? nil : .hidden
    }
}
