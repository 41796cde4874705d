// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A level of the foreground style that is set around a view.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
    package let level: Int

    package init(level: Int) {
        self.level = level
    }

    /// The first level of the current foreground style.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the current foreground style.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the current foreground style.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the current foreground style.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level of the current foreground style.
    public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: PaintedShapeStyle {
    package var isAbsolute: Bool { false }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        around(environment).foregroundPaint(level: min(self.level + level, 4))
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        around(environment).foregroundDrawing(level: min(self.level + level, 4))
    }

    /// Returns an environment without the styles of a container, which do not count for the hierarchy of a tinted
    /// button.
    private func around(_ environment: EnvironmentValues) -> EnvironmentValues {
        var around = environment
        if let styles = environment.foregroundStyles, styles.yieldsToTint { around.foregroundStyles = styles.outer }
        return around
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the current foreground style.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the current foreground style.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the current foreground style.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the current foreground style.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the current foreground style.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

/// The foreground style of the view's environment.
nonisolated public struct ForegroundStyle: ShapeStyle {
    /// Creates the foreground style.
    public init() {}
}

extension ForegroundStyle: PaintedShapeStyle {
    package var isAbsolute: Bool { false }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        environment.foregroundPaint(level: level)
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        environment.foregroundDrawing(level: level)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the view's environment.
    public static var foreground: ForegroundStyle { .init() }
}
