// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a symbol moves.
nonisolated public protocol SymbolEffect: Sendable {
    /// What the engine does for it.
    var configuration: SymbolEffectConfiguration { get }
}

/// A movement that goes on for as long as it is active.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement that a change of a value brings about.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement of symbols that come and go.
nonisolated public protocol TransitionSymbolEffect: SymbolEffect {}

/// A movement from one symbol to another.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What the engine does for an effect.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(up: Bool), pulse, breathe(fades: Bool), variableColor, wiggle(Wiggle), rotate(clockwise: Bool)
        case scale(up: Bool), appear(Way), disappear(Way), replace
    }

    /// How a symbol moves to and fro.
    enum Wiggle: Hashable, Sendable {
        case turn(clockwise: Bool)
        /// First so many points to the right and down.
        case shift(x: Double, y: Double)
        /// First so many points in the direction of reading.
        case advance(Double)
    }

    /// Where a symbol grows as it comes, or shrinks to as it goes.
    enum Way: Hashable, Sendable {
        case still, up, down

        /// Its scale while it is not there.
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

/// How often and how fast an effect runs.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
    /// Runs as often as the effect itself says.
    public static let `default` = SymbolEffectOptions()
    /// Runs again and again.
    public static let repeating = SymbolEffectOptions(count: nil, repeats: true)
    /// Runs once.
    public static let nonRepeating = SymbolEffectOptions(count: 1, repeats: false)

    private(set) var count: Int?
    private(set) var repeats: Bool?
    private(set) var factor = 1.0
    /// Seconds of rest between two runs.
    private(set) var delay = 0.0

    private init(count: Int? = nil, repeats: Bool? = nil) {
        self.count = count
        self.repeats = repeats
    }

    /// Runs faster, or more slowly.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// Runs so many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Runs as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// These options again and again.
    public var repeating: SymbolEffectOptions { self.repeat(nil) }
    /// These options once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// These options, faster or more slowly.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.factor = max(speed, 0.01)
        return copy
    }

    /// These options so many times; without a number again and again.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var copy = self
        copy.count = count
        copy.repeats = count != 1
        return copy
    }

    /// These options as a behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self.repeat(behavior.count)
        copy.delay = behavior.delay
        return copy
    }

    /// How an effect runs again.
    public struct RepeatBehavior: Hashable, Sendable {
        /// A rest that can be seen.
        private static let usualDelay = 0.5

        let count: Int?
        let delay: Double

        /// Without a rest in between.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// With a rest in between.
        public static let periodic = RepeatBehavior(count: nil, delay: usualDelay)
        /// So many times, without a number again and again, with a rest of so many seconds in between.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: max(delay ?? usualDelay, 0))
        }
    }
}
