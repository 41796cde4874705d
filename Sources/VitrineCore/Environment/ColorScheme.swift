// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard
    case increased
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

private struct GroundColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

package struct ColorSchemeContrastKey: EnvironmentKey {
    package static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
    /// The appearance of the view.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The appearance of what the view's pages stand on: the window, a sheet.
    package var groundColorScheme: ColorScheme {
        get { self[GroundColorSchemeKey.self] }
        set { self[GroundColorSchemeKey.self] = newValue }
    }

    /// The contrast that the person asked for.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }
}
