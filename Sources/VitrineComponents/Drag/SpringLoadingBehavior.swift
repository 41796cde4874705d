// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Whether a control acts when something that is dragged stays over it.
nonisolated public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }

    private let kind: Kind

    /// The default of the control: it does not act.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    /// The control acts.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    /// The control does not act.
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether controls act when something that is dragged stays over them.
    public internal(set) var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the controls in the view act when something that is dragged stays over them.
    ///
    /// - Support: partial: controls do not act under a drag; a diagnostic says so.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        if behavior == .enabled {
            DeveloperNotes.withoutEffect(
                "springLoadingBehavior(.enabled)", remedy: "Make the view a drop destination.")
        }
        return environment(\.springLoadingBehavior, behavior)
    }
}
