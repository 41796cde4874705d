// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

/// An effect on a view while the mouse is over it.
public struct HoverEffect: Sendable {
    fileprivate let events: EventMask

    /// The platform's default effect, which is `highlight`.
    public static let automatic = HoverEffect(events: .hoverHighlight)
    /// An effect that makes the view slightly darker, or lighter in the dark appearance.
    public static let highlight = HoverEffect(events: .hoverHighlight)
    /// An effect that enlarges the view slightly.
    public static let lift = HoverEffect(events: .hoverLift)
}

nonisolated struct HoverEffectModifier: ViewModifier {
    typealias Body = Never
    let effect: HoverEffect?
}

private struct HoverEffectDisabledKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DefaultHoverEffectKey: EnvironmentKey {
    static var defaultValue: HoverEffectBox? { nil }
}

nonisolated struct HoverEffectBox: Equatable, Sendable {
    let effect: HoverEffect

    static func == (a: Self, b: Self) -> Bool { a.effect.events == b.effect.events }
}

extension EnvironmentValues {
    /// Whether views show hover effects.
    public var isHoverEffectEnabled: Bool {
        get { !self[HoverEffectDisabledKey.self] }
        set { self[HoverEffectDisabledKey.self] = !newValue }
    }

    var defaultHoverEffect: HoverEffectBox? {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

extension View {
    /// Adds a hover effect to the view.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect))
    }

    /// Adds a hover effect to the view, or none if it is disabled.
    @_disfavoredOverload
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: isEnabled ? effect : nil))
    }

    /// Disables the hover effects of the views inside.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }

    /// Sets the effect of `hoverEffect()` inside the view.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect.map(HoverEffectBox.init))
    }
}

extension HoverEffectModifier: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        guard environment.isHoverEffectEnabled, environment.isEnabled, let effect else { return .wanting([]) }
        let preferred = environment.defaultHoverEffect?.effect
        return .wanting(
            effect.events == HoverEffect.automatic.events ? preferred?.events ?? effect.events : effect.events)
    }
}
