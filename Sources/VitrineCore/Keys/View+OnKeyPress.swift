// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay

/// A modifier that handles keys while the focus is on its view or inside.
nonisolated struct KeyPressModifier: ViewModifier {
    typealias Body = Never
    /// Whether a key is accepted; `nil` accepts any key.
    let accepts: (@Sendable (KeyPress) -> Bool)?
    let phases: KeyPress.Phases
    let action: @MainActor (KeyPress) -> KeyPress.Result
}

extension View {
    /// Runs an action when the user presses or holds a key while the view has focus.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: A closure that returns whether it handled the key press.
    /// - Returns: A view that handles the key.
    @preconcurrency
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { $0.key == key }, phases: [.down, .repeat]) { _ in action() })
    }

    /// Runs an action in some phases of a key while the view has focus.
    @preconcurrency
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { $0.key == key }, phases: phases, action: action))
    }

    /// Runs an action in some phases of a set of keys while the view has focus.
    @preconcurrency
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: { keys.contains($0.key) }, phases: phases, action: action))
    }

    /// Runs an action in some phases of the keys that produce certain characters while the view has focus.
    @preconcurrency
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                accepts: { $0.characters.unicodeScalars.contains { characters.contains($0) } }, phases: phases,
                action: action))
    }

    /// Runs an action in some phases of any key while the view has focus.
    @preconcurrency
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(accepts: nil, phases: phases, action: action))
    }
}

extension KeyPressModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .listening(.keys(KeyHandler(self)), environment.isEnabled ? .keys : [])
    }
}

/// What a layer does with keys.
@MainActor
package struct KeyHandler {
    private let modifier: KeyPressModifier

    init(_ modifier: KeyPressModifier) { self.modifier = modifier }

    func take(_ press: KeyPress) -> KeyPress.Result {
        guard modifier.phases.contains(press.phase), modifier.accepts?(press) ?? true else { return .ignored }
        return modifier.action(press)
    }
}

extension SceneHost {
    /// Gives a key to the innermost view around the focus that takes it. The return key and the space bar, if no view
    /// takes them, press what has the focus, as a tap does.
    func press(_ key: KeyInput, in layer: Layer) -> EventOutcome {
        if let reason = layer.obstacle { return .ignored(reason) }
        guard let press = key.press else { return .ignored(.notListening) }
        var outcome = EventOutcome.ignored(.notListening)
        var current: Layer? = layer
        while let layer = current {
            if layer.events.contains(.keys), case .keys(let handler) = layer.handler {
                outcome = .handled
                if graph.runAction({ handler.take(press) }) == .handled { return outcome }
            }
            current = layer.parent
        }
        guard press.presses, let pressed = focused(in: layer).pressedLayer else { return outcome }
        return handle(.tap, layer: pressed.id)
    }

    /// Returns the focused layer inside a layer, as far as it is known.
    private func focused(in layer: Layer) -> Layer {
        guard let focused = graph.focus.focused?.focusLayer else { return layer }
        var around: Layer? = focused
        while let current = around, current !== layer { around = current.parent }
        return around == nil ? layer : focused
    }
}

extension KeyPress {
    /// Whether the key press acts like a tap.
    fileprivate var presses: Bool { phase == .down && modifiers.isEmpty && (key == .return || key == .space) }
}
