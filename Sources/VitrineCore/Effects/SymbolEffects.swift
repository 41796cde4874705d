// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A symbol effect that makes the symbol jump.
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .bounce(up: true)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// A jump upwards first.
    public var up: BounceSymbolEffect { BounceSymbolEffect(.bounce(up: true)) }
    /// A jump downwards first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(.bounce(up: false)) }
    /// The effect in which layers jump one after the other; the same here, where symbols have one layer.
    public var byLayer: BounceSymbolEffect { self }
    /// The effect in which the symbol jumps as a whole, as it does by default.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that makes the symbol jump.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol effect that fades the symbol out and in.
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .pulse) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// The effect in which layers fade one after the other; the same here, where symbols have one layer.
    public var byLayer: PulseSymbolEffect { self }
    /// The effect in which the symbol fades as a whole, as it does by default.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades the symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol effect that makes the symbol grow and shrink.
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .breathe(fades: true)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// The effect without a change of opacity.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(.breathe(fades: false)) }
    /// The effect with a change of opacity, which is the default.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(.breathe(fades: true)) }
    /// The effect in which layers breathe one after the other; the same here, where symbols have one layer.
    public var byLayer: BreatheSymbolEffect { self }
    /// The effect in which the symbol breathes as a whole, as it does by default.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that makes the symbol grow and shrink.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol effect that highlights one layer after the other.
///
/// Symbols have a single layer here, so all variants are the same.
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .variableColor) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// The effect in which one layer after the other is highlighted; the same here, where symbols have one layer.
    public var iterative: VariableColorSymbolEffect { self }
    /// The effect in which highlighted layers stay highlighted; the same here, where symbols have one layer.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The effect that runs back to its beginning; the same here, where symbols have one layer.
    public var reversing: VariableColorSymbolEffect { self }
    /// The effect that begins anew after its end; the same here, where symbols have one layer.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The effect in which other layers are hidden; the same here, where symbols have one layer.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The effect in which other layers are dimmed; the same here, where symbols have one layer.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that highlights one layer after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol effect that moves the symbol back and forth.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .wiggle(.turn(clockwise: true))) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    private static let reach = 2.0

    private init(_ wiggle: SymbolEffectConfiguration.Wiggle) { self.init(.wiggle(wiggle)) }

    /// A rotation that starts clockwise.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(.turn(clockwise: true)) }
    /// A rotation that starts counter-clockwise.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(.turn(clockwise: false)) }
    /// A shift that starts to the left.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(.shift(x: -Self.reach, y: 0)) }
    /// A shift that starts to the right.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(.shift(x: Self.reach, y: 0)) }
    /// A shift that starts upwards.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(.shift(x: 0, y: -Self.reach)) }
    /// A shift that starts downwards.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(.shift(x: 0, y: Self.reach)) }
    /// A shift that starts in the reading direction.
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(.advance(Self.reach)) }
    /// A shift that starts against the reading direction.
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(.advance(-Self.reach)) }
    /// The effect in which layers move to and fro one after the other; the same here, where symbols have one layer.
    public var byLayer: WiggleSymbolEffect { self }
    /// The effect in which the symbol moves to and fro as a whole, as it does by default.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that rotates the symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol effect that rotates the symbol by full turns.
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .rotate(clockwise: true)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// A clockwise rotation.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(.rotate(clockwise: true)) }
    /// A counter-clockwise rotation.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(.rotate(clockwise: false)) }
    /// The effect in which layers turn one after the other; the same here, where symbols have one layer.
    public var byLayer: RotateSymbolEffect { self }
    /// The effect in which the symbol turns as a whole, as it does by default.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates the symbol by full turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol effect that enlarges or shrinks the symbol while it is active.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .scale(up: true)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// The effect that enlarges the symbol.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(.scale(up: true)) }
    /// The effect that shrinks the symbol.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(.scale(up: false)) }
    /// The effect in which layers scale one after the other; the same here, where symbols have one layer.
    public var byLayer: ScaleSymbolEffect { self }
    /// The effect in which the symbol scales as a whole, as it does by default.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that enlarges the symbol while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol effect that makes the symbol appear.
nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .appear(.still)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// The effect in which the symbol grows while it appears.
    public var up: AppearSymbolEffect { AppearSymbolEffect(.appear(.up)) }
    /// The effect in which the symbol shrinks while it appears.
    public var down: AppearSymbolEffect { AppearSymbolEffect(.appear(.down)) }
    /// The effect in which layers appear one after the other; the same here, where symbols have one layer.
    public var byLayer: AppearSymbolEffect { self }
    /// The effect in which the symbol appears as a whole, as it does by default.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that makes the symbol appear.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol effect that makes the symbol disappear.
nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .disappear(.up)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// The effect in which the symbol shrinks to three fifths of its size while it disappears.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(.disappear(.up)) }
    /// The effect in which the symbol grows to seven fifths of its size while it disappears.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(.disappear(.down)) }
    /// The effect in which layers disappear one after the other; the same here, where symbols have one layer.
    public var byLayer: DisappearSymbolEffect { self }
    /// The effect in which the symbol disappears as a whole, as it does by default.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that makes the symbol disappear.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol effect that replaces a symbol by another one.
///
/// All variants look the same here.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .replace) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

    /// The replacement in which the old symbol shrinks and the new one grows; all replacements look the same here.
    public var downUp: ReplaceSymbolEffect { self }
    /// The replacement in which both symbols grow; all replacements look the same here.
    public var upUp: ReplaceSymbolEffect { self }
    /// The replacement in which the old symbol goes at once and the new one grows; all replacements look the same here.
    public var offUp: ReplaceSymbolEffect { self }
    /// The effect in which layers are replaced one after the other; the same here, where symbols have one layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect in which the symbol is replaced as a whole, as it does by default.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces a symbol by another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A symbol effect that is chosen by its context.
nonisolated public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The configuration by which the engine runs the effect.
    public let configuration: SymbolEffectConfiguration

    init(_ kind: SymbolEffectConfiguration.Kind = .appear(.up)) {
        configuration = SymbolEffectConfiguration(kind: kind)
    }

}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// An effect that is chosen by its context.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ContentTransition {
    /// Returns a transition from one symbol to another; the effect and its options are ignored.
    public static func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition where T: ContentTransitionSymbolEffect & SymbolEffect {
        .symbolEffect
    }
}
