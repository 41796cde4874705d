// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
import VitrineDisplay

/// Haptic feedback for an event, played by vibrating the user's device.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case impact(weight: Weight?, flexibility: Flexibility?, intensity: Double)
    }

    private let kind: Kind

    /// Feedback for a task that has succeeded.
    public static let success = SensoryFeedback(kind: .success)
    /// Feedback for a task that needs attention.
    public static let warning = SensoryFeedback(kind: .warning)
    /// Feedback for a task that has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Feedback for a change of a selection.
    public static let selection = SensoryFeedback(kind: .selection)
    /// Feedback for a value that rose above a threshold.
    ///
    /// Not played: neither an iPhone nor Vitrine plays it.
    public static let increase = SensoryFeedback(kind: .increase)
    /// Feedback for a value that fell below a threshold.
    ///
    /// Not played: neither an iPhone nor Vitrine plays it.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Feedback for an activity that begins.
    ///
    /// Not played: neither an iPhone nor Vitrine plays it.
    public static let start = SensoryFeedback(kind: .start)
    /// Feedback for an activity that ends.
    ///
    /// Not played: neither an iPhone nor Vitrine plays it.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Feedback for a dragged item that snaps into alignment.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// Feedback for a movement between discrete levels of pressure.
    ///
    /// Not played: neither an iPhone nor Vitrine plays it.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Feedback for a drawn path that is complete.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Feedback for a collision of medium weight and full intensity.
    public static let impact = SensoryFeedback.impact()

    /// Returns feedback for a collision of objects of a weight.
    ///
    /// - Parameters:
    ///   - weight: How heavy the objects are.
    ///   - intensity: The strength, from 0 to 1; Vitrine shortens the vibration.
    /// - Returns: The feedback.
    public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight: weight, flexibility: nil, intensity: intensity))
    }

    /// Returns feedback for a collision of objects of a flexibility.
    ///
    /// - Parameters:
    ///   - flexibility: How flexible the objects are.
    ///   - intensity: The strength, from 0 to 1; Vitrine shortens the vibration.
    /// - Returns: The feedback.
    public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight: nil, flexibility: flexibility, intensity: intensity))
    }

    /// The vibration pattern: durations in milliseconds of vibration and pause in turn.
    ///
    /// Browsers cannot vary the strength, so stronger feedback vibrates longer. Empty for feedback that an iPhone does
    /// not play either.
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

    /// At least 1 ms, however low the intensity.
    private static func length(_ milliseconds: Double, at intensity: Double) -> Int {
        guard intensity > 0 else { return 1 }
        return max(Int((milliseconds * min(intensity, 1)).rounded()), 1)
    }

    /// Sends the vibration to the page of the session whose code is running.
    func play() {
        guard !vibration.isEmpty else { return }
        SessionContext.current?.ask(.vibrate(vibration))
    }

    /// The weight of the objects in a collision.
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

        /// A light object: vibrates for 8 ms.
        public static let light = Weight(kind: .light)
        /// An object of medium weight: vibrates for 12 ms.
        public static let medium = Weight(kind: .medium)
        /// A heavy object: vibrates for 18 ms.
        public static let heavy = Weight(kind: .heavy)
    }

    /// The flexibility of the objects in a collision.
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

        /// A hard object: vibrates for 6 ms.
        public static let rigid = Flexibility(kind: .rigid)
        /// An object of medium flexibility: vibrates for 12 ms.
        public static let solid = Flexibility(kind: .solid)
        /// A soft object: vibrates for 20 ms.
        public static let soft = Flexibility(kind: .soft)
    }
}

extension View {
    /// Plays haptic feedback when a value changes.
    ///
    /// - Support: partial: felt where the browser lets a page vibrate (not in Safari), shorter or longer instead of weaker or
    ///   stronger.
    public nonisolated func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View where T: Equatable {
        onChange(of: trigger) { feedback.play() }
    }

    /// Plays haptic feedback when a value changes and a condition holds.
    ///
    /// - Support: partial: felt where the browser lets a page vibrate (not in Safari), shorter or longer instead of weaker or
    ///   stronger.
    public nonisolated func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View where T: Equatable {
        onChange(of: trigger) { if condition($0, $1) { feedback.play() } }
    }

    /// Plays the haptic feedback that a closure returns for a change of a value, if any.
    ///
    /// - Support: partial: felt where the browser lets a page vibrate (not in Safari), shorter or longer instead of weaker or
    ///   stronger.
    public nonisolated func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View where T: Equatable {
        onChange(of: trigger) { feedback($0, $1)?.play() }
    }

    /// Plays the haptic feedback that a closure returns after a change of a value, if any.
    ///
    /// - Support: partial: felt where the browser lets a page vibrate (not in Safari), shorter or longer instead of weaker or
    ///   stronger.
    public nonisolated func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View where T: Equatable {
        onChange(of: trigger) { feedback()?.play() }
    }
}
