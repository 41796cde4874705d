// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A shape style with its opacity multiplied by a factor.
nonisolated public struct _OpacityShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
    package let style: Style
    package let opacity: Double
}

extension _OpacityShapeStyle: PaintedShapeStyle {
    package var isAbsolute: Bool { AnyShapeStyle(style).isAbsolute }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        resolvePaint(style, level: level, environment).opacity(opacity)
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        resolveDrawing(style, level: level, environment).opacity(opacity)
    }
}

/// A level of another shape style's hierarchy.
nonisolated public struct _LevelShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
    package let style: Style
    package let level: Int
}

extension _LevelShapeStyle: PaintedShapeStyle {
    package var isAbsolute: Bool { AnyShapeStyle(style).isAbsolute }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        resolvePaint(style, level: min(self.level + level, 4), environment)
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        resolveDrawing(style, level: min(self.level + level, 4), environment)
    }
}

extension ShapeStyle {
    /// Returns this style with its opacity multiplied by a factor.
    public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    /// The second level of this style.
    public nonisolated var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }

    /// The third level of this style.
    public nonisolated var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }

    /// The fourth level of this style.
    public nonisolated var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }

    /// The fifth level of this style.
    public nonisolated var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}
