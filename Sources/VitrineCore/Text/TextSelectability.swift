// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A type that determines whether the text of a view can be selected.
nonisolated public protocol TextSelectability: Sendable {
    /// Whether text can be selected.
    static var allowsSelection: Bool { get }
}

/// A type that makes text selectable.
nonisolated public struct EnabledTextSelectability: TextSelectability {
    /// Always `true`.
    public nonisolated static let allowsSelection = true
}

/// A type that makes text not selectable.
nonisolated public struct DisabledTextSelectability: TextSelectability {
    /// Always `false`.
    public nonisolated static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Makes text selectable.
    public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Makes text not selectable; a browser ignores it.
    public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Whether text can be selected; `nil` if it was not set.
    package var allowsTextSelection: Bool? {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the text in the view can be selected.
    ///
    /// - Support: partial: a page's text can always be selected, as in any page.
    public nonisolated func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
        if !S.allowsSelection {
            DeveloperNotes.withoutEffect(
                "textSelection(.disabled)", remedy: "A page's text can always be selected, as in any page.")
        }
        return environment(\.allowsTextSelection, S.allowsSelection)
    }
}
