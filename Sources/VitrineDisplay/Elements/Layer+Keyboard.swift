// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Where the keyboard stops, and what it presses there. A view that takes the focus and its tap gesture are two layers,
// in whatever order the modifiers were written; for a person they are one stop.

extension Layer {
    /// Whether a layer inside takes the keyboard's focus by itself.
    package var hasKeyboardStop: Bool {
        children.contains { $0.isOffered || $0.hasKeyboardStop }
    }

    /// The layer that is tapped when a person presses this one by the keyboard: what alone can be pressed inside, or
    /// else the nearest around it. `nil` where this one takes no focus, or nothing is tapped.
    package var pressedLayer: Layer? {
        guard events.contains(.focus) else { return nil }
        if let inside = onlyStop, inside.events.contains(.tap) { return inside }
        var around = parent
        while let current = around, !current.events.contains(.tap) { around = current.parent }
        return around
    }

    /// Whether what a tap does here is done by this layer alone: it is a button, though nobody calls it one.
    package var isPressable: Bool {
        guard let pressed = pressedLayer, !pressed.isControl else { return false }
        return pressed.onlyStop.map { $0 === self } ?? true
    }

    /// Whether a layer around has the focus for this one, which is tapped.
    package var isPressedFromOutside: Bool {
        guard events.contains(.tap), !isControl else { return false }
        return neighbour.map { $0.pressedLayer === self } ?? false
    }

    /// The layers whose meaning for the keyboard depends on whether this one is tapped or takes the focus.
    package var keyboardNeighbours: [Layer] { [onlyStop, neighbour].compactMap { $0 } }

    /// The nearest layer around that is tapped or takes the focus.
    private var neighbour: Layer? {
        var around = parent
        while let current = around, current.events.isDisjoint(with: [.tap, .menu, .focus]) { around = current.parent }
        return around
    }

    /// The one innermost layer inside where the keyboard stops; `nil` where there are none or several.
    private var onlyStop: Layer? {
        var found: [Layer] = []
        collectStops(&found)
        return found.count == 1 ? found[0] : nil
    }

    /// Two are as good as many.
    private func collectStops(_ found: inout [Layer]) {
        for child in children where found.count < 2 {
            let before = found.count
            if !child.isControl { child.collectStops(&found) }
            if found.count == before, child.isOffered { found.append(child) }
        }
    }

    private var isOffered: Bool { isControl || !events.isDisjoint(with: [.tap, .menu, .focus]) }

    private var isControl: Bool {
        switch semantics?.role {
        case .button, .link, .toggle, .textField, .slider, .picker, .radio, .menuItem: true
        default: false
        }
    }
}
