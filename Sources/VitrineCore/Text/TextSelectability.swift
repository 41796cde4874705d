// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whether the text of a view may be selected.
nonisolated public protocol TextSelectability: Sendable {
    /// Whether it may.
    static var allowsSelection: Bool { get }
}

/// Text may be selected.
nonisolated public struct EnabledTextSelectability: TextSelectability {
    public nonisolated static let allowsSelection = true
}

/// Text may not be selected.
nonisolated public struct DisabledTextSelectability: TextSelectability {
    public nonisolated static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey {
    static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
    /// Whether text may be selected; `nil` where nobody said anything.
    package var allowsTextSelection: Bool? {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the text in the view may be selected.
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
