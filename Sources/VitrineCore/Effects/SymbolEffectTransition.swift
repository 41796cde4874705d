// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A transition that lets the symbols of a view appear and disappear with a symbol effect.
///
/// The view has the effect as a whole, and in the time of the animation that inserts or removes it.
nonisolated public struct SymbolEffectTransition: KnownTransition {
    private let effect: SymbolEffectConfiguration

    /// Creates a transition with a symbol effect.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The options of the effect, which are ignored: it runs once, as fast as the animation.
    nonisolated public init<T>(effect: T, options: SymbolEffectOptions) where T: TransitionSymbolEffect & SymbolEffect {
        self.effect = effect.configuration
    }

    @MainActor package var knownEffects: TransitionEffects { .symbol(effect) }
}

extension TransitionEffects {
    /// Returns the effects of a symbol that is away: faded, and scaled in the way of the symbol effect.
    fileprivate static func symbol(_ effect: SymbolEffectConfiguration) -> TransitionEffects {
        let scale: Double =
            switch effect.kind {
            case .appear(let way), .disappear(let way): way.scale
            default: 1
            }
        return TransitionEffects { effects, _ in
            effects.opacity = 0
            effects.scaleX *= scale
            effects.scaleY *= scale
        }
    }
}

extension AnyTransition {
    /// A transition that lets the symbols of the view appear and disappear.
    public static var symbolEffect: AnyTransition { .symbolEffect(.automatic) }

    /// Returns a transition that lets the symbols of the view appear and disappear with a symbol effect.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The options of the effect, which are ignored: it runs once, as fast as the animation.
    /// - Returns: The transition.
    public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition where T: TransitionSymbolEffect & SymbolEffect {
        AnyTransition(.symbol(effect.configuration))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition that lets the symbols of the view appear and disappear.
    public static var symbolEffect: SymbolEffectTransition { .symbolEffect(.automatic) }

    /// Returns a transition that lets the symbols of the view appear and disappear with a symbol effect.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The options of the effect, which are ignored: it runs once, as fast as the animation.
    /// - Returns: The transition.
    public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition where T: TransitionSymbolEffect & SymbolEffect {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
