// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay

/// A modifier that handles keys while the focus is on its view or inside.
nonisolated struct KeyPressModifier: ViewModifier {
    typealias Body = Never
    /// The keys whose own effect waits for the action, unless it is told of them only once they go up.
    let claims: EventMask
    /// Whether a key is accepted; `nil` accepts any key.
    let accepts: (@Sendable (KeyPress) -> Bool)?
    let phases: KeyPress.Phases
    let action: @MainActor (KeyPress) -> KeyPress.Result
}

extension EventMask {
    /// The keys that do something by themselves outside of a field's text.
    private nonisolated static let operatingKeys: [(key: KeyEquivalent, claim: EventMask)] = [
        (.return, .claimsReturn), (.escape, .claimsEscape), (.tab, .claimsTab), (.space, .claimsSpace),
        (.upArrow, .claimsMoves), (.downArrow, .claimsMoves), (.leftArrow, .claimsMoves), (.rightArrow, .claimsMoves),
        (.home, .claimsMoves), (.end, .claimsMoves), (.pageUp, .claimsMoves), (.pageDown, .claimsMoves),
    ]

    /// The claim of a handler of any key: what is typed into a field never waits for it.
    nonisolated static let claimsOperatingKeys = EventMask(operatingKeys.map { $0.claim })

    /// Returns the claim of a handler of some keys.
    nonisolated static func claims(ofKeys keys: some Sequence<KeyEquivalent>) -> EventMask {
        keys.reduce(into: []) { claims, key in
            let claim = operatingKeys.first { $0.key == key }?.claim
            claims.formUnion(claim ?? .claimsText)
            if key == .space { claims.insert(.claimsText) }
        }
    }

    /// Returns the claim of a handler of characters.
    nonisolated static func claims(ofCharacters characters: CharacterSet) -> EventMask {
        let keys = operatingKeys.map { $0.key }.filter { key in
            key.character.unicodeScalars.contains { characters.contains($0) }
        }
        return claims(ofKeys: keys).union(.claimsText)
    }
}

extension View {
    /// Runs an action when the user presses or holds a key while the view has focus.
    ///
    /// What the key does by itself, such as submitting a field, happens only if the action returns `.ignored`. What is
    /// typed into a field waits for actions of named keys and characters, and not for those of any key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: A closure that returns whether it handled the key press.
    /// - Returns: A view that handles the key.
    @preconcurrency
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Runs an action in some phases of a key while the view has focus.
    @preconcurrency
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                claims: .claims(ofKeys: [key]), accepts: { $0.key == key }, phases: phases, action: action))
    }

    /// Runs an action in some phases of a set of keys while the view has focus.
    @preconcurrency
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                claims: .claims(ofKeys: keys), accepts: { keys.contains($0.key) }, phases: phases, action: action))
    }

    /// Runs an action in some phases of the keys that produce certain characters while the view has focus.
    @preconcurrency
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                claims: .claims(ofCharacters: characters),
                accepts: { $0.characters.unicodeScalars.contains { characters.contains($0) } }, phases: phases,
                action: action))
    }

    /// Runs an action in some phases of any key while the view has focus.
    @preconcurrency
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(claims: .claimsOperatingKeys, accepts: nil, phases: phases, action: action))
    }
}

extension KeyPressModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        let events: EventMask = phases.isDisjoint(with: [.down, .repeat]) ? .keys : claims.union(.keys)
        return .listening(.keys(KeyHandler(self)), environment.isEnabled ? events : [])
    }
}

/// The handler of a layer's key presses.
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
    /// takes them, press what has the focus, as a tap does. A surface that asks is told whether the key was taken.
    func press(_ key: KeyInput, in layer: Layer) -> EventOutcome {
        var isTaken = false
        let outcome = press(key, in: layer, isTaken: &isTaken)
        if let question = key.question { graph.session.ask(.answer(key: question, isTaken: isTaken)) }
        return outcome
    }

    private func press(_ key: KeyInput, in layer: Layer, isTaken: inout Bool) -> EventOutcome {
        if let reason = layer.obstacle { return .ignored(reason) }
        guard let press = key.press else { return .ignored(.notListening) }
        var outcome = EventOutcome.ignored(.notListening)
        var current: Layer? = layer
        while let layer = current {
            if layer.events.contains(.keys), case .keys(let handler) = layer.handler {
                outcome = .handled
                if graph.runAction({ handler.take(press) }) == .handled {
                    isTaken = true
                    return outcome
                }
            }
            current = layer.parent
        }
        guard press.presses, let pressed = focused(in: layer).pressedLayer else { return outcome }
        isTaken = true
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
