// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Whether a button acts again and again while it is held down.
nonisolated public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }

    private let kind: Kind

    /// As the kind of button has it: once.
    public static let automatic = ButtonRepeatBehavior(kind: .automatic)
    /// Again and again.
    public static let enabled = ButtonRepeatBehavior(kind: .enabled)
    /// Once.
    public static let disabled = ButtonRepeatBehavior(kind: .disabled)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons act again and again while they are held down.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Says whether buttons inside act again and again while they are held down.
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
