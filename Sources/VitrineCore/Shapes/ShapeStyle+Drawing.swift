// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A style with a shadow.
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

/// A style that is blended with what lies behind it.
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
    /// This style with a shadow of what it paints.
    ///
    /// - Support: partial: an inner shadow is drawn in filled shapes, and one drop shadow of each style; a diagnostic
    ///   says so.
    public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadow: style)
    }

    /// This style, blended with what lies behind what it paints.
    public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow of what it paints.
    ///
    /// - Support: partial: an inner shadow is drawn in filled shapes, and one drop shadow of each style; a diagnostic
    ///   says so.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadow: style)
    }

    /// The foreground style, blended with what lies behind what it paints.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }

    /// The foreground style with its opacity multiplied.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: opacity)
    }
}
