// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A shape style with a shadow.
nonisolated public struct _ShadowShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
    package let style: Style
    package let shadow: ShadowStyle
}

extension _ShadowShapeStyle: WrappingShapeStyle {
    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        var drawing = resolveDrawing(style, level: level, environment)
        shadow.add(to: &drawing, in: environment)
        return drawing
    }
}

/// A shape style that is blended with the content behind it.
nonisolated public struct _BlendModeShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
    package let style: Style
    package let blendMode: BlendMode
}

extension _BlendModeShapeStyle: WrappingShapeStyle {
    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        var drawing = resolveDrawing(style, level: level, environment)
        drawing.blendMode = blendMode.displayed
        return drawing
    }
}

extension ShapeStyle {
    /// Returns this style with a shadow of what it paints.
    ///
    /// - Support: partial: an inner shadow is drawn in filled shapes, and one drop shadow of each style; a diagnostic
    ///   says so.
    public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadow: style)
    }

    /// Returns this style blended with the content behind it.
    public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow of what it paints.
    ///
    /// - Support: partial: an inner shadow is drawn in filled shapes, and one drop shadow of each style; a diagnostic
    ///   says so.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
    }

    /// Returns the foreground style blended with the content behind it.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }

    /// Returns the foreground style with its opacity multiplied by a factor.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
    }
}
