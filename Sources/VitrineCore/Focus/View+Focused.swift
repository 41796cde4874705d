// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

private struct FocusLinksKey: EnvironmentKey {
    static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
    /// The focus states that follow the focus of the view, outermost first.
    package var focusLinks: [FocusLink] {
        get { self[FocusLinksKey.self] }
        set { self[FocusLinksKey.self] = newValue }
    }
}

extension View {
    /// Binds the focus of the view to a value of a focus state.
    ///
    /// - Parameters:
    ///   - binding: The binding to the state.
    ///   - value: The value of the state while this view has focus.
    /// - Returns: A view that follows the state.
    public nonisolated func focused<Value>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable {
        linked(to: binding.location, AnyHashable(value))
    }

    /// Binds the focus of the view to a focus state, which is `true` while the view has focus.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        linked(to: condition.location, AnyHashable(true))
    }

    private nonisolated func linked(to location: (any FocusLocating)?, _ value: AnyHashable) -> some View {
        let links = location.map { [FocusLink(location: $0, value: value)] } ?? []
        return transformEnvironment(\.focusLinks) { $0 += links }
    }

    /// Moves focus to the view with a value when this view first appears, unless another view has focus.
    ///
    /// - Parameters:
    ///   - binding: The binding to the focus state.
    ///   - value: The value of the view that receives focus.
    ///   - priority: Has no effect here; a diagnostic is reported for `userInitiated`.
    /// - Returns: A view with a default focus.
    public nonisolated func defaultFocus<V>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View where V: Hashable {
        if priority.isByUser {
            DeveloperNotes.withoutEffect(
                "defaultFocus(priority: .userInitiated)", remedy: "A user who moves the focus chooses where it goes.")
        }
        return modifier(DefaultFocusModifier(binding: binding, value: value))
    }
}

/// The priority of a default focus; here it is always applied when the view first appears.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
    fileprivate let isByUser: Bool

    /// The platform's default.
    public static let automatic = DefaultFocusEvaluationPriority(isByUser: false)
    /// The default focus also applies when the user moves the focus; not supported here.
    public static let userInitiated = DefaultFocusEvaluationPriority(isByUser: true)
}

nonisolated struct DefaultFocusModifier<Value: Hashable>: ViewModifier {
    let binding: FocusState<Value>.Binding
    let value: Value
    /// Whether the view has appeared before: it does so again after a page that covered it.
    @State private var hasAppeared = false

    init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        content.onAppear {
            guard !hasAppeared else { return }
            hasAppeared = true
            if binding.wrappedValue == binding.none { binding.wrappedValue = value }
        }
    }
}
