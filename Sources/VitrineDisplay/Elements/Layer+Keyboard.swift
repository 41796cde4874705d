// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Keyboard navigation: the layers that receive focus, and the layers that are pressed there. A focusable view and its
// tap gesture are two layers, in whatever order the modifiers were written; for a user they are one stop.

extension Layer {
    /// Whether a layer inside can receive keyboard focus by itself; what is not read cannot.
    package var hasKeyboardStop: Bool {
        if semantics?.hidesContents == true { return false }
        return children.contains { child in
            child.semantics?.isHidden != true && (child.isKeyboardStop || child.hasKeyboardStop)
        }
    }

    /// Whether the layer is a button with other controls in its label, each of which a user can reach.
    ///
    /// Complexity: linear in the number of layers inside.
    package var isButtonAroundControls: Bool {
        guard let semantics, semantics.role == .button, !semantics.readsNothingInside else { return false }
        return holdsControls
    }

    /// Whether there is a control inside, other than the links of a text.
    private var holdsControls: Bool {
        if case .text = content { return false }
        return children.contains { child in
            if child.isExiting || child.semantics?.isHidden == true { return false }
            if child.isOperatedControl { return true }
            return child.semantics?.hidesContents != true && child.holdsControls
        }
    }

    /// Whether the layer is a control, not a view that only has the trait of a button.
    private var isOperatedControl: Bool {
        guard isControl, let semantics else { return false }
        return semantics.role != .button || semantics.isDisabled || tappedInside != nil
            || !events.isDisjoint(with: .keyboardStops)
    }

    /// The layer that is tapped in place of an element that hides its contents and is to be pressed: the first one
    /// inside, where the element takes no taps itself; the platform taps its middle.
    package var tappedInside: Layer? {
        guard let semantics, semantics.hidesContents, !events.contains(.tap) else { return nil }
        switch semantics.role {
        case .button, .link, .toggle: return firstListener(for: .tap)
        default: return nil
        }
    }

    /// The layer that is tapped when the user presses this one by the keyboard: the only pressable layer inside, or
    /// else the nearest one around.
    ///
    /// It is `nil` if this layer cannot receive focus, or nothing is tapped.
    package var pressedLayer: Layer? {
        guard events.contains(.focus) else { return nil }
        if let inside = onlyStop, inside.events.contains(.tap) { return inside }
        var around = parent
        while let current = around, !current.events.contains(.tap) { around = current.parent }
        return around
    }

    /// Whether this layer alone handles a tap here, so that it acts as a button without having the role.
    package var isPressable: Bool {
        guard let pressed = pressedLayer, !pressed.isControl else { return false }
        return pressed.onlyStop.map { $0 === self } ?? true
    }

    /// Whether a layer around receives focus for this one, which is tapped.
    package var isPressedFromOutside: Bool {
        guard events.contains(.tap), !isControl else { return false }
        return neighbour.map { $0.pressedLayer === self } ?? false
    }

    /// Whether the layer only has a menu, and lies in a row's button: the button receives focus, and the row's menu is this
    /// one.
    ///
    /// Complexity: linear in the depth of the layer.
    package var isMenuOfButton: Bool {
        guard events.contains(.menu), !events.contains(.tap), !isControl, let button = neighbour,
            button.events.contains(.tap), button.isControl
        else { return false }
        var around = button.parent
        while let current = around, current.semantics?.role != .listItem { around = current.parent }
        return around != nil
    }

    /// The layers whose keyboard behaviour depends on whether this one is tapped or can receive focus.
    package var keyboardNeighbours: [Layer] { [onlyStop, neighbour].compactMap { $0 } }

    /// The radio buttons of the group that this one is in; none for other layers.
    ///
    /// Complexity: linear in the number of layers in the group.
    package var radios: [Layer] {
        guard semantics?.role == .radio else { return [] }
        var group = parent
        while let current = group, current.semantics?.role != .radioGroup { group = current.parent }
        var found: [Layer] = []
        group?.collectRadios(&found)
        return found
    }

    /// The radio button of the group at which the keyboard stops: the selected one, or else the first that is enabled.
    package var radioStop: Layer? {
        let radios = radios.filter { $0.semantics?.isDisabled != true }
        return radios.first { $0.semantics?.isSelected == true } ?? radios.first
    }

    private func collectRadios(_ found: inout [Layer]) {
        for child in children where !child.isExiting {
            if child.semantics?.role == .radio { found.append(child) } else { child.collectRadios(&found) }
        }
    }

    /// The nearest layer around that is tapped or can receive focus.
    private var neighbour: Layer? {
        var around = parent
        while let current = around, current.events.isDisjoint(with: .keyboardStops) { around = current.parent }
        return around
    }

    /// The only innermost layer inside that can receive focus; `nil` if there are none or several.
    private var onlyStop: Layer? {
        var found: [Layer] = []
        collectStops(&found)
        return found.count == 1 ? found[0] : nil
    }

    /// Stops at two, which count as many.
    private func collectStops(_ found: inout [Layer]) {
        for child in children where found.count < 2 {
            let before = found.count
            if !child.isControl { child.collectStops(&found) }
            if found.count == before, child.isKeyboardStop { found.append(child) }
        }
    }

    /// Whether the layer can receive keyboard focus by itself, or is tapped.
    package var isKeyboardStop: Bool { isControl || !events.isDisjoint(with: .keyboardStops) }

    private var isControl: Bool {
        switch semantics?.role {
        case .button, .link, .toggle, .textField, .slider, .picker, .radio, .menuItem: true
        default: false
        }
    }
}
