// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Removes the focus ring around the focused view.
    ///
    /// - Support: partial: the ring stays, because keyboards need it; a diagnostic says so.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        if disabled {
            DeveloperNotes.withoutEffect(
                "focusEffectDisabled(_:)", remedy: "Who uses a keyboard has to see where the focus is.")
        }
        return environment(\.isFocusEffectEnabled, !disabled)
    }
}

private struct FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether a focused view shows a focus ring.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
