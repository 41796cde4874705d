// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A preference key for the colour scheme that views ask of the window around them.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// The colour scheme, or `nil` for the user's choice.
    public typealias Value = ColorScheme?

    /// Keeps the last colour scheme that is not `nil`: in a stack of pages that of the topmost one.
    public static func reduce(
        value: inout PreferredColorSchemeKey.Value,
        nextValue: () -> PreferredColorSchemeKey.Value
    ) {
        value = nextValue() ?? value
    }
}

extension View {
    /// Sets the preferred colour scheme of the whole window; `nil` leaves it to the user's choice.
    ///
    /// - Support: partial: a browser's own parts (scroll bars, the bar of its window) keep the user's choice.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
