// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension View {
    /// Sets a short description of what the view does, from a localized key; screen readers read it as a hint.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
        accessibilityHint(textKey)
    }

    /// Sets a short description of what the view does; screen readers read it as a hint.
    ///
    /// As on an iPhone, no tooltip is shown.
    public nonisolated func help(_ text: Text) -> some View {
        accessibilityHint(text)
    }

    /// Sets a short description of what the view does, from a string; screen readers read it as a hint.
    @_disfavoredOverload
    public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
        accessibilityHint(text)
    }
}
