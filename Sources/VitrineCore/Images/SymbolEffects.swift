// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A jump.
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .bounce(up: true)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var up: BounceSymbolEffect { BounceSymbolEffect(.bounce(up: true)) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(.bounce(up: false)) }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A jump.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fading and coming back.
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .pulse) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fading and coming back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Growing and shrinking.
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .breathe(fades: true)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(.breathe(fades: false)) }
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(.breathe(fades: true)) }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Growing and shrinking.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// One layer after the other.
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .variableColor) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// One layer after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Turning to and fro.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .wiggle(.turn(clockwise: true))) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    private static let reach = 2.0

    private init(_ wiggle: SymbolEffectConfiguration.Wiggle) { self.init(.wiggle(wiggle)) }

    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(.turn(clockwise: true)) }
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(.turn(clockwise: false)) }
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(.shift(x: -Self.reach, y: 0)) }
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(.shift(x: Self.reach, y: 0)) }
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(.shift(x: 0, y: -Self.reach)) }
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(.shift(x: 0, y: Self.reach)) }
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(.advance(Self.reach)) }
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(.advance(-Self.reach)) }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Turning to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Turning round.
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .rotate(clockwise: true)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(.rotate(clockwise: true)) }
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(.rotate(clockwise: false)) }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turning round.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Larger, or smaller.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .scale(up: true)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var up: ScaleSymbolEffect { ScaleSymbolEffect(.scale(up: true)) }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(.scale(up: false)) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Larger, or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Coming.
nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .appear(.still)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var up: AppearSymbolEffect { AppearSymbolEffect(.appear(.up)) }
    public var down: AppearSymbolEffect { AppearSymbolEffect(.appear(.down)) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Coming.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Going.
nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .disappear(.up)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var up: DisappearSymbolEffect { DisappearSymbolEffect(.disappear(.up)) }
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(.disappear(.down)) }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Going.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol for another.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .replace) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol for another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What the place calls for.
nonisolated public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .appear(.still)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What the place calls for.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
    /// From one symbol to another, as an effect says.
    public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition where T: ContentTransitionSymbolEffect & SymbolEffect {
        .symbolEffect
    }
}
