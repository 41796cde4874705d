// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The parameters of a material: a translucent colour over the blurred content behind it (decision 0042).
nonisolated package struct MaterialRecipe {
    package var color: DisplayColor
    package var opacity: Double
    /// The sigma of the blur, in points.
    package var radius: Double
    package var saturation = 1.8
    /// The colour where the user has asked for less transparency.
    package var solid: DisplayColor
    package var shadow: LayerEffects.Shadow?
    package var fullEdge: Backdrop.Edge?

    package init(color: DisplayColor, opacity: Double, radius: Double, solid: DisplayColor) {
        self.color = color
        self.opacity = opacity
        self.radius = radius
        self.solid = solid
    }

    package func paint(in environment: EnvironmentValues) -> Paint {
        if environment.accessibilityReduceTransparency { return .color(solid) }
        var color = color
        color.alpha *= opacity
        return .color(color)
    }

    package func drawing(in environment: EnvironmentValues) -> StyleDrawing {
        var drawing = StyleDrawing.plain
        // Opaque, it keeps its shadow.
        let isOpaque = environment.accessibilityReduceTransparency
        if isOpaque && shadow == nil { return drawing }
        drawing.backdrop = Backdrop(
            radius: isOpaque ? 0 : radius, saturation: isOpaque ? 1 : saturation, solid: solid, shadow: shadow,
            fullEdge: isOpaque ? nil : fullEdge)
        return drawing
    }
}

extension DisplayColor {
    /// An opaque grey of 0 to 255.
    nonisolated package init(grey: Double) {
        self.init(red: grey / 255, green: grey / 255, blue: grey / 255)
    }
}
