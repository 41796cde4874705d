// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A property wrapper for the focus of assistive technology, which moves the focus when it is set.
///
/// Browsers do not report the focus of a screen reader. The state follows the keyboard focus, and moves that to the
/// control or field that has the value.
///
/// - Support: partial: only views that can have keyboard focus can be focused.
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    private var state: FocusState<Value>

    /// Creates a state that is `true` while one view is focused.
    public init() where Value == Bool { state = FocusState() }

    /// Creates a state that is `true` while one view is focused by some technologies.
    ///
    /// - Parameter technologies: The technologies; ignored with a diagnostic.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
        technologies.note()
    }

    /// Creates a state with the value of the focused view, or `nil`.
    public init<T>() where Value == T?, T: Hashable { state = FocusState<T?>() }

    /// Creates a state with the value of the view focused by some technologies, or `nil`.
    ///
    /// - Parameter technologies: The technologies; ignored with a diagnostic.
    public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
        self.init()
        technologies.note()
    }

    /// The value of the focused view; setting it moves the focus.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding that `accessibilityFocused(_:equals:)` takes.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(state: state.projectedValue) }

    /// A binding to an accessibility focus state.
    @propertyWrapper
    public struct Binding {
        let state: FocusState<Value>.Binding

        /// The value of the focused view; setting it moves the focus.
        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
}

/// A set of assistive technologies.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var rawValue: Int

    private init(rawValue: Int) { self.rawValue = rawValue }

    /// Reports that the technologies have no effect, because browsers do not name them.
    fileprivate func note() {
        DeveloperNotes.withoutEffect(
            "AccessibilityFocusState(for:)", remedy: "The focus is that of every technology: leave `for:` out.")
    }

    /// Creates an empty set.
    public init() { self.init(rawValue: 0) }

    /// The screen reader VoiceOver.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Control of the device by switches.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)

    /// Returns whether all technologies of another set are in this one.
    public func contains(_ member: AccessibilityTechnologies) -> Bool {
        rawValue & member.rawValue == member.rawValue
    }

    /// Returns the technologies of both sets.
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(rawValue: rawValue | other.rawValue)
    }

    /// Returns the technologies that are in both sets.
    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(rawValue: rawValue & other.rawValue)
    }

    /// Returns the technologies that are in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(rawValue: rawValue ^ other.rawValue)
    }

    /// Adds technologies.
    ///
    /// - Parameter newMember: The technologies.
    /// - Returns: Whether they were absent, and the technologies themselves.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes technologies.
    ///
    /// - Parameter member: The technologies.
    /// - Returns: Those that were in the set, or `nil`.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        rawValue &= ~member.rawValue
        return removed.rawValue == 0 ? nil : removed
    }

    /// Adds technologies.
    ///
    /// - Parameter newMember: The technologies.
    /// - Returns: Those that were in the set, or `nil`.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.rawValue == 0 ? nil : old
    }

    /// Adds the technologies of another set.
    public mutating func formUnion(_ other: AccessibilityTechnologies) { rawValue |= other.rawValue }
    /// Keeps only the technologies that are in another set as well.
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { rawValue &= other.rawValue }
    /// Keeps the technologies that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { rawValue ^= other.rawValue }
}

extension View {
    /// Binds the focus of assistive technology on this view to a value of a state.
    ///
    /// - Parameters:
    ///   - binding: The binding to the state.
    ///   - value: The state's value while the view is focused.
    /// - Returns: A view that follows the state.
    ///
    /// - Support: partial: only views that can have keyboard focus can be focused.
    public nonisolated func accessibilityFocused<Value>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        focused(binding.state, equals: value)
    }

    /// Binds the focus of assistive technology on this view to a Boolean state.
    ///
    /// - Support: partial: only views that can have keyboard focus can be focused.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.state)
    }
}
