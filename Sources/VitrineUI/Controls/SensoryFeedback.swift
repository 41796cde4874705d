// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

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

    /// How heavy what hits is.
    public struct Weight: Equatable, Sendable {
        private enum Kind: Equatable, Sendable { case light, medium, heavy }
        private let kind: Kind

        public static let light = Weight(kind: .light)
        public static let medium = Weight(kind: .medium)
        public static let heavy = Weight(kind: .heavy)
    }

    /// How much what hits gives way.
    public struct Flexibility: Equatable, Sendable {
        private enum Kind: Equatable, Sendable { case rigid, solid, soft }
        private let kind: Kind

        public static let rigid = Flexibility(kind: .rigid)
        public static let solid = Flexibility(kind: .solid)
        public static let soft = Flexibility(kind: .soft)
    }
}

extension View {
    /// Lets a person feel that a value changed.
    ///
    /// - Support: partial: browsers have no haptics; nothing is felt.
    public nonisolated func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View where T: Equatable {
        onChange(of: trigger) {}
    }

    /// Lets a person feel that a value changed in a way that counts.
    ///
    /// - Support: partial: browsers have no haptics; nothing is felt.
    public nonisolated func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View where T: Equatable {
        onChange(of: trigger) { _ = condition($0, $1) }
    }

    /// Lets a person feel what a change of a value calls for.
    ///
    /// - Support: partial: browsers have no haptics; nothing is felt.
    public nonisolated func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View where T: Equatable {
        onChange(of: trigger) { _ = feedback($0, $1) }
    }

    /// Lets a person feel what a change of a value calls for.
    ///
    /// - Support: partial: browsers have no haptics; nothing is felt.
    public nonisolated func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View where T: Equatable {
        onChange(of: trigger) { _ = feedback() }
    }
}
