// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
import VitrineDisplay

/// What a person feels or hears of an event.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(weight: Weight?, flexibility: Flexibility?, intensity: Double)
    }

    private let kind: Kind

    public static let success = SensoryFeedback(kind: .success)
    public static let warning = SensoryFeedback(kind: .warning)
    public static let error = SensoryFeedback(kind: .error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let increase = SensoryFeedback(kind: .increase)
    public static let decrease = SensoryFeedback(kind: .decrease)
    public static let start = SensoryFeedback(kind: .start)
    public static let stop = SensoryFeedback(kind: .stop)
    public static let alignment = SensoryFeedback(kind: .alignment)
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Something hits something.
    public static let impact = SensoryFeedback.impact()

    /// Something hits something.
    public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight: weight, flexibility: nil, intensity: intensity))
    }

    /// Something hits something.
    public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight: nil, flexibility: flexibility, intensity: intensity))
    }

    /// What the page lets its device do: milliseconds of trembling and of stillness in turn. Browsers know no strength, so
    /// that a stronger feedback is a longer one. Empty for what an iPhone does not play, either.
    var vibration: [Int] {
        switch kind {
        case .success: [10, 60, 20]
        case .warning: [20, 90, 10]
        case .error: [15, 50, 15, 50, 25]
        case .selection: [5]
        case .alignment: [4]
        case .pathComplete: [14]
        case .impact(let weight, let flexibility, let intensity):
            [Self.length(weight?.milliseconds ?? flexibility?.milliseconds ?? 0, at: intensity)]
        case .increase, .decrease, .start, .stop, .levelChange: []
        }
    }

    /// At least a millisecond, however weak.
    private static func length(_ milliseconds: Double, at intensity: Double) -> Int {
        guard intensity > 0 else { return 1 }
        return max(Int((milliseconds * min(intensity, 1)).rounded()), 1)
    }

    /// Asks the page of the session whose code is running.
    func play() {
        guard !vibration.isEmpty else { return }
        SessionContext.current?.ask(.vibrate(vibration))
    }

    /// How heavy what hits is.
    public struct Weight: Equatable, Sendable {
        private enum Kind: Equatable, Sendable { case light, medium, heavy }
        private let kind: Kind

        fileprivate var milliseconds: Double {
            switch kind {
            case .light: 8
            case .medium: 12
            case .heavy: 18
            }
        }

        public static let light = Weight(kind: .light)
        public static let medium = Weight(kind: .medium)
        public static let heavy = Weight(kind: .heavy)
    }

    /// How much what hits gives way.
    public struct Flexibility: Equatable, Sendable {
        private enum Kind: Equatable, Sendable { case rigid, solid, soft }
        private let kind: Kind

        fileprivate var milliseconds: Double {
            switch kind {
            case .rigid: 6
            case .solid: 12
            case .soft: 20
            }
        }

        public static let rigid = Flexibility(kind: .rigid)
        public static let solid = Flexibility(kind: .solid)
        public static let soft = Flexibility(kind: .soft)
    }
}

extension View {
    /// Lets a person feel that a value changed.
    ///
    /// - Support: partial: felt where the browser lets a page vibrate (not in Safari), shorter or longer instead of weaker or
    ///   stronger.
    public nonisolated func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View where T: Equatable {
        onChange(of: trigger) { feedback.play() }
    }

    /// Lets a person feel that a value changed in a way that counts.
    ///
    /// - Support: partial: felt where the browser lets a page vibrate (not in Safari), shorter or longer instead of weaker or
    ///   stronger.
    public nonisolated func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View where T: Equatable {
        onChange(of: trigger) { if condition($0, $1) { feedback.play() } }
    }

    /// Lets a person feel what a change of a value calls for.
    ///
    /// - Support: partial: felt where the browser lets a page vibrate (not in Safari), shorter or longer instead of weaker or
    ///   stronger.
    public nonisolated func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View where T: Equatable {
        onChange(of: trigger) { feedback($0, $1)?.play() }
    }

    /// Lets a person feel what a change of a value calls for.
    ///
    /// - Support: partial: felt where the browser lets a page vibrate (not in Safari), shorter or longer instead of weaker or
    ///   stronger.
    public nonisolated func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View where T: Equatable {
        onChange(of: trigger) { feedback()?.play() }
    }
}
