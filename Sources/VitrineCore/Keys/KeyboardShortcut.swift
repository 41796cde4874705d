// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key with modifiers that triggers a control wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to the layout direction.
    public struct Localization: Hashable, Sendable {
        private let kind: Int

        /// Keys with a direction are mirrored in a right-to-left layout.
        public static let automatic = Localization(kind: 0)
        /// The key is not changed.
        public static let withoutMirroring = Localization(kind: 1)
        /// The key is not changed.
        public static let custom = Localization(kind: 2)
    }

    /// The return key, which triggers the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, which triggers the cancel action.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent
    /// The modifiers that must be held.
    public var modifiers: EventModifiers
    /// The adaptation to the layout direction.
    public var localization: Localization

    /// Creates a keyboard shortcut.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifiers that must be held; command by default.
    ///   - localization: The adaptation to the layout direction.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Returns whether key, modifiers and localisation are equal.
    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
        a.key == b.key && a.modifiers == b.modifiers && a.localization == b.localization
    }

    /// Hashes the key and the modifiers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }

    /// Returns the shortcut for `aria-keyshortcuts`; the command key of a Mac is `Meta` here, and the page interprets
    /// it.
    package func ariaName(isRightToLeft: Bool) -> String {
        let key = isRightToLeft && localization == .automatic ? key.mirrored : key
        let names: [(EventModifiers, String)] = [
            (.command, "Meta"), (.control, "Control"), (.option, "Alt"), (.shift, "Shift"),
        ]
        return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key.ariaName]).joined(separator: "+")
    }
}

private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
    /// The keyboard shortcut of the controls in this environment.
    public var keyboardShortcut: KeyboardShortcut? { shortcut }

    package var shortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Triggers the control with a key and modifiers.
    ///
    /// In a browser that is not on a Mac the control key replaces the command key.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Triggers the control with a key and modifiers, adapted to the layout direction.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Triggers the control with a keyboard shortcut.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        if !shortcut.modifiers.isDisjoint(with: [.capsLock, .numericPad]) {
            DeveloperNotes.withoutEffect(
                "capsLock or numericPad in a keyboard shortcut", remedy: "Use command, control, option and shift.")
        }
        return environment(\.shortcut, shortcut)
    }

    /// Triggers the control with a keyboard shortcut; `nil` removes one that is set further out.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.shortcut, shortcut)
    }
}
