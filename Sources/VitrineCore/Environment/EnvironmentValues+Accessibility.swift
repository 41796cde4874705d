// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// One key per setting, so that a change runs only the views that read it.

private struct ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ReduceTransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct InvertColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct CoarsePointerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the primary pointer is a finger, as on phones and tablets.
    package var hasCoarsePointer: Bool { self[CoarsePointerKey.self] }

    /// Whether the user has asked for less motion.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    /// Whether the user has asked that colour is not the only way to convey information.
    public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateWithoutColorKey.self] }

    /// Whether the user has asked for opaque backgrounds.
    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

    /// Whether the system shows colours inverted.
    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }

    /// Sets the values that the session's browser reported; they are written nowhere else.
    package mutating func adopt(_ preferences: SessionPreferences, _ viewport: Viewport) {
        self[ReduceMotionKey.self] = viewport.reducesMotion
        self[DifferentiateWithoutColorKey.self] = preferences.differentiatesWithoutColor
        self[ReduceTransparencyKey.self] = preferences.reducesTransparency
        self[InvertColorsKey.self] = preferences.invertsColors
        self[CoarsePointerKey.self] = preferences.hasCoarsePointer
        self[ColorSchemeContrastKey.self] = viewport.increasesContrast ? .increased : .standard
    }
}
