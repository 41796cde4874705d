// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A translucent background.
///
/// An approximation: a flat veil without a blur of what lies behind. Nobody has measured the platform's recipe
/// (Documentation/Layout.md 8.7 and 16); the opacities span the range given there.
nonisolated public struct Material: ShapeStyle, Equatable {
    private let opacity: Double

    private init(opacity: Double) {
        self.opacity = opacity
    }

    public static let ultraThin = Material(opacity: 0.55)
    public static let thin = Material(opacity: 0.62)
    public static let regular = Material(opacity: 0.7)
    public static let thick = Material(opacity: 0.78)
    public static let ultraThick = Material(opacity: 0.85)
    /// The material of bars.
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
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
