// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key, with others held, that does what a control does, wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
    /// Whether a shortcut goes with the keyboard's layout.
    public struct Localization: Hashable, Sendable {
        private let kind: Int

        /// Keys that point somewhere change sides where reading starts on the right.
        public static let automatic = Localization(kind: 0)
        /// The key as it is written.
        public static let withoutMirroring = Localization(kind: 1)
        /// The key as it is written.
        public static let custom = Localization(kind: 2)
    }

    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization

    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
        a.key == b.key && a.modifiers == b.modifiers && a.localization == b.localization
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }

    /// As `aria-keyshortcuts` writes it; what is the command key on a Mac is `Meta` here, and the page's business.
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
    /// The shortcut of the controls of a place.
    public var keyboardShortcut: KeyboardShortcut? { shortcut }

    package var shortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Lets a key do what the control does.
    ///
    /// In a browser that is not on a Mac the control key stands for the command key.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Lets a key do what the control does.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Lets a shortcut do what the control does.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        if !shortcut.modifiers.isDisjoint(with: [.capsLock, .numericPad]) {
            DeveloperNotes.withoutEffect(
                "capsLock or numericPad in a keyboard shortcut", remedy: "Use command, control, option and shift.")
        }
        return environment(\.shortcut, shortcut)
    }

    /// Lets a shortcut do what the control does, or none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.shortcut, shortcut)
    }
}
