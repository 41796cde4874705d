// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Whether a button repeats its action while it is pressed.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }

    private let kind: Kind

    /// The default of the button: no repetition.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// The action is repeated.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// The action is not repeated.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons repeat their action while they are pressed.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons in the view repeat their action while they are pressed.
    ///
    /// - Support: partial: buttons act once for each press; a diagnostic says so. The return key repeats by itself.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        if behavior == .enabled {
            DeveloperNotes.withoutEffect(
                "buttonRepeatBehavior(.enabled)", remedy: "A stepper or a slider changes a value by many steps.")
        }
        return environment(\.buttonRepeatBehavior, behavior)
    }
}
