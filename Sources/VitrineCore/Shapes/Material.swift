// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A translucent background style.
///
/// An approximation: a flat translucent colour without a blur of the background. The platform's recipe has not been
/// measured (Documentation/Layout.md 8.7 and 16); the opacities span the range given there.
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
        var color = DisplayColor.white
        if environment.colorScheme == .dark { color = SystemColor.secondaryBackground.value(in: environment) }
        color.alpha = opacity
        return .color(color)
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
