// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension View {
    /// Says in a few words what the view does, for a pointer that rests on it and for readers.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
        accessibilityHint(textKey)
    }

    /// Says in a few words what the view does, for a pointer that rests on it and for readers.
    public nonisolated func help(_ text: Text) -> some View {
        accessibilityHint(text)
    }

    /// Says in a few words what the view does, for a pointer that rests on it and for readers.
    @_disfavoredOverload
    public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
        accessibilityHint(text)
    }
}
