// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The appearance that views ask of the window around them.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    /// The last view that asks wins: of the pages of a stack that is the one on top.
    public static func reduce(
        value: inout PreferredColorSchemeKey.Value,
        nextValue: () -> PreferredColorSchemeKey.Value
    ) {
        value = nextValue() ?? value
    }
}

extension View {
    /// Asks for an appearance of the whole window; `nil` leaves it to the person's choice.
    ///
    /// - Support: partial: a browser's own parts (scroll bars, the bar of its window) keep the person's choice.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
