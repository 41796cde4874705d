// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// What a style does beside giving a paint: shadows of what is painted, and how that meets what lies behind it.
nonisolated package struct StyleDrawing: Hashable, Sendable {
    package var blendMode = DisplayBlendMode.normal
    /// Behind what is painted, innermost first.
    package var dropShadows: [LayerEffects.Shadow] = []
    /// Inside of what is painted, innermost first.
    package var innerShadows: [LayerEffects.Shadow] = []

    package static let plain = StyleDrawing()

    /// The same with the opacity of its shadows multiplied.
    package func opacity(_ opacity: Double) -> StyleDrawing {
        guard opacity != 1, self != .plain else { return self }
        func faded(_ shadows: [LayerEffects.Shadow]) -> [LayerEffects.Shadow] {
            shadows.map { shadow in
                var shadow = shadow
                shadow.color.alpha *= opacity
                return shadow
            }
        }
        var drawing = self
        drawing.dropShadows = faded(dropShadows)
        drawing.innerShadows = faded(innerShadows)
        return drawing
    }

    /// The kinds of effects that it puts on a layer.
    var kinds: DisplayEffect.Kinds {
        var kinds: DisplayEffect.Kinds = []
        if !dropShadows.isEmpty { kinds.formUnion(.shadow) }
        if blendMode != .normal { kinds.formUnion(.blend) }
        return kinds
    }

    /// Tells the developer once of what cannot be drawn with letters, pictures and strokes.
    func noteInnerShadows() {
        guard !innerShadows.isEmpty else { return }
        DeveloperNotes.withoutEffect(
            "ShadowStyle.inner of a text, a symbol or a stroke", remedy: "Fill a shape with the style.")
    }

    /// Tells the developer once of shadows that have no room on a layer.
    func noteFurtherShadows() {
        guard dropShadows.count > 1 else { return }
        DeveloperNotes.withoutEffect(
            "a second drop shadow of a style", remedy: "Add it to the view, with shadow(color:radius:x:y:).")
    }
}

/// What a style does beside painting; reading the environment registers the running node.
nonisolated package func resolveDrawing(
    _ style: some ShapeStyle, level: Int = 0, _ environment: EnvironmentValues
) -> StyleDrawing {
    if style is Color { return .plain }
    if let painted = style as? any PaintedShapeStyle { return painted.drawing(level: level, in: environment) }
    return resolveDrawing(style.resolve(in: environment), level: level, environment)
}
