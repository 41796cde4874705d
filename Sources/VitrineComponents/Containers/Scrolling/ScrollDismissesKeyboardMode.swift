// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// What scrolling does with the keyboard of a device without keys.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
    private let name: String

    /// The same as `immediately`, as everywhere but in text editors.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
    /// A finger that scrolls puts the keyboard away.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
    /// The same, since a page can't move the keyboard.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }

    package var followsFingers: Bool { name != "never" }
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private struct ScrollClipKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// What scrolling does with the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }

    /// Whether scroll views show what is scrolled out of them.
    package var scrollClipsNothing: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
}

extension View {
    /// Says what scrolling inside does with the keyboard.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Says whether the scroll views inside show what is scrolled out of them.
    ///
    /// - Support: partial: in pictures; a browser's scroll views always clip
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClipsNothing, disabled)
    }
}
