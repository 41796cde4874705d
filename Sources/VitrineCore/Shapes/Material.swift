// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A translucent background style.
///
/// What lies behind is blurred and more saturated. The platform's recipe has not been measured (Documentation/Layout.md
/// 8.7, decision 0042). Where the user has asked for less transparency, materials are opaque.
nonisolated public struct Material: ShapeStyle, Equatable {
    private let opacity: Double

    private init(opacity: Double) {
        self.opacity = opacity
    }

    /// The most translucent material.
    public static let ultraThin = Material(opacity: 0.55)
    /// A material with more translucency than the regular one.
    public static let thin = Material(opacity: 0.62)
    /// The material of medium translucency.
    public static let regular = Material(opacity: 0.7)
    /// A material with less translucency than the regular one.
    public static let thick = Material(opacity: 0.78)
    /// The least translucent material.
    public static let ultraThick = Material(opacity: 0.85)
    /// The material of toolbars and other bars.
    public static let bar = Material(opacity: 0.85)
}

extension Material: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        recipe(in: environment).paint(in: environment)
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        recipe(in: environment).drawing(in: environment)
    }

    private func recipe(in environment: EnvironmentValues) -> MaterialRecipe {
        let isDark = environment.colorScheme == .dark
        let solid = isDark ? SystemColor.secondaryBackground.value(in: environment) : DisplayColor(grey: 247)
        return MaterialRecipe(color: isDark ? solid : .white, opacity: opacity, radius: 20, solid: solid)
    }
}

extension ShapeStyle where Self == Material {
    /// The most translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material with more translucency than the regular one.
    public static var thinMaterial: Material { .thin }
    /// The material of medium translucency.
    public static var regularMaterial: Material { .regular }
    /// A material with less translucency than the regular one.
    public static var thickMaterial: Material { .thick }
    /// The least translucent material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of toolbars and other bars.
    public static var bar: Material { .bar }
}
