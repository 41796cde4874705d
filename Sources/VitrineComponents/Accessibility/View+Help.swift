// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension View {
    /// Adds a short description of what the view does, from a localized key: a tooltip and an accessibility hint.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
        accessibilityHint(textKey)
    }

    /// Adds a short description of what the view does: a tooltip and an accessibility hint.
    public nonisolated func help(_ text: Text) -> some View {
        accessibilityHint(text)
    }

    /// Adds a short description of what the view does, from a string: a tooltip and an accessibility hint.
    @_disfavoredOverload
    public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
        accessibilityHint(text)
    }
}
