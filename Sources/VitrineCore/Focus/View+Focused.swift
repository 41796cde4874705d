// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

private struct FocusLinksKey: EnvironmentKey {
    static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
    /// The states that follow the focus of the view, outermost first.
    package var focusLinks: [FocusLink] {
        get { self[FocusLinksKey.self] }
        set { self[FocusLinksKey.self] = newValue }
    }
}

extension View {
    /// Ties the focus of the view to a value of a state.
    public nonisolated func focused<Value>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        linked(to: binding.location, AnyHashable(value))
    }

    /// Ties the focus of the view to a state.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        linked(to: condition.location, AnyHashable(true))
    }

    private nonisolated func linked(to location: (any FocusLocating)?, _ value: AnyHashable) -> some View {
        let links = location.map { [FocusLink(location: $0, value: value)] } ?? []
        return transformEnvironment(\.focusLinks) { $0 += links }
    }

    /// Puts the focus on the view of a value when the view appears.
    public nonisolated func defaultFocus<V>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View where V: Hashable {
        if priority.isByUser {
            DeveloperNotes.withoutEffect(
                "defaultFocus(priority: .userInitiated)", remedy: "A person who moves the focus chooses where it goes.")
        }
        return modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}

/// When a default focus is asked for: here as the view appears, whatever the priority.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
    fileprivate let isByUser: Bool

    public static let automatic = DefaultFocusEvaluationPriority(isByUser: false)
    public static let userInitiated = DefaultFocusEvaluationPriority(isByUser: true)
}

nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor func body(content: Content) -> some View {
        content.onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
    }
}
