// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A value that follows the focus of a reader, and moves it when it is written.
///
/// In a browser a reader goes along with the keyboard's focus: the state follows that one, and moves it to the control
/// or the field that stands for the value.
///
/// - Support: partial: only views that can have the keyboard's focus can be gone to.
@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    private var state: FocusState<Value>

    /// Whether one view has the focus.
    public init() where Value == Bool { state = FocusState() }

    /// Whether one view has the focus of certain readers.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
        technologies.note()
    }

    /// Which of several views has the focus.
    public init<T>() where Value == T?, T: Hashable { state = FocusState<T?>() }

    /// Which of several views has the focus of certain readers.
    public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
        self.init()
        technologies.note()
    }

    /// The current value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding that `accessibilityFocused(_:equals:)` takes.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(state: state.projectedValue) }

    /// A binding to a focus state.
    @propertyWrapper
    public struct Binding {
        let state: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }
}

/// What reads a page to a person, or lets a person act on it.
nonisolated public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var rawValue: Int

    private init(rawValue: Int) { self.rawValue = rawValue }

    /// Browsers do not tell who reads.
    fileprivate func note() {
        DeveloperNotes.withoutEffect(
            "AccessibilityFocusState(for:)", remedy: "The focus is that of every technology: leave `for:` out.")
    }

    public init() { self.init(rawValue: 0) }

    /// Speaks.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Acts by a switch.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)

    public func contains(_ member: AccessibilityTechnologies) -> Bool {
        rawValue & member.rawValue == member.rawValue
    }

    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(rawValue: rawValue | other.rawValue)
    }

    public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(rawValue: rawValue & other.rawValue)
    }

    public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
        AccessibilityTechnologies(rawValue: rawValue ^ other.rawValue)
    }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let removed = intersection(member)
        rawValue &= ~member.rawValue
        return removed.rawValue == 0 ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.rawValue == 0 ? nil : old
    }

    public mutating func formUnion(_ other: AccessibilityTechnologies) { rawValue |= other.rawValue }
    public mutating func formIntersection(_ other: AccessibilityTechnologies) { rawValue &= other.rawValue }
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { rawValue ^= other.rawValue }
}

extension View {
    /// Ties a reader's focus on the view to a value of a state.
    ///
    /// - Support: partial: only views that can have the keyboard's focus can be gone to.
    public nonisolated func accessibilityFocused<Value>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        focused(binding.state, equals: value)
    }

    /// Ties a reader's focus on the view to a state.
    ///
    /// - Support: partial: only views that can have the keyboard's focus can be gone to.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        focused(condition.state)
    }
}
