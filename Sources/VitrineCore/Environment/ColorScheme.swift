// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The light or dark appearance of the interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Light appearance: dark text on a light background.
    case light
    /// Dark appearance: light text on a dark background.
    case dark
}

/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The standard contrast.
    case standard
    /// The increased contrast that a user can ask for in the system's settings.
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
    /// The colour scheme of the view.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The colour scheme of the surface around the view's pages: the window or a sheet.
    package var groundColorScheme: ColorScheme {
        get { self[GroundColorSchemeKey.self] }
        set { self[GroundColorSchemeKey.self] = newValue }
    }

    /// The contrast that the user has asked for.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }
}
