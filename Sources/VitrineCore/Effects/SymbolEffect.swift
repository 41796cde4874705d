// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An effect that animates a symbol.
nonisolated public protocol SymbolEffect: Sendable {
    /// The configuration by which the engine runs the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// A symbol effect that runs for as long as it is active.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A symbol effect that runs when a value changes.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A symbol effect for the insertion and removal of symbols.
nonisolated public protocol TransitionSymbolEffect: SymbolEffect {}

/// A symbol effect for the change from one symbol to another.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The configuration of a symbol effect, by which the engine runs it.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(up: Bool), pulse, breathe(fades: Bool), variableColor, wiggle(Wiggle), rotate(clockwise: Bool)
        case scale(up: Bool), appear(Way), disappear(Way), replace
    }

    /// A back-and-forth motion of a symbol.
    enum Wiggle: Hashable, Sendable {
        case turn(clockwise: Bool)
        /// A shift, which starts by this many points to the right and down.
        case shift(x: Double, y: Double)
        /// A shift, which starts by this many points in the reading direction.
        case advance(Double)
    }

    /// The scaling of a symbol that appears or disappears.
    enum Way: Hashable, Sendable {
        case still, up, down

        /// The scale of the symbol while it is away.
        var scale: Double {
            switch self {
            case .still: 1
            case .up: 0.6
            case .down: 1.4
            }
        }
    }

    let kind: Kind
}

/// The speed and repetition of a symbol effect.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition that the effect has by itself.
    public static let `default` = SymbolEffectOptions()
    /// Repeats the effect without an end.
    public static let repeating = SymbolEffectOptions(count: nil, repeats: true)
    /// Runs the effect once.
    public static let nonRepeating = SymbolEffectOptions(count: 1, repeats: false)

    private(set) var count: Int?
    private(set) var repeats: Bool?
    private(set) var factor = 1.0
    /// The pause between two runs, in seconds.
    private(set) var delay = 0.0

    private init(count: Int? = nil, repeats: Bool? = nil) {
        self.count = count
        self.repeats = repeats
    }

    /// Returns options with a speed: above 1 is faster.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// Returns options with a number of runs; `nil` repeats without an end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Returns options with a repeat behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// These options with endless repetition.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }
    /// These options with a single run.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// Returns these options with another speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.factor = max(speed, 0.01)
        return copy
    }

    /// Returns these options with a number of runs; `nil` repeats without an end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var copy = self
        copy.count = count
        copy.repeats = count != 1
        return copy
    }

    /// Returns these options with a repeat behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self.repeat(behavior.count)
        copy.delay = behavior.delay
        return copy
    }

    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        /// A pause that is noticeable, in seconds.
        private static let usualDelay = 0.5

        let count: Int?
        let delay: Double

        /// Repeats without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Repeats with a pause of half a second.
        public static let periodic = RepeatBehavior(count: nil, delay: usualDelay)
        /// Returns a behaviour with a number of runs, or without an end, and a pause in seconds.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: max(delay ?? usualDelay, 0))
        }
    }
}
