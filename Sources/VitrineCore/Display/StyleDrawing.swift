// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
package import VitrineDisplay

/// The effects of a style beside its paint: shadows of what is painted, its blend mode, and what it shows of the
/// content behind.
nonisolated package struct StyleDrawing: Hashable, Sendable {
    package var blendMode = DisplayBlendMode.normal
    /// The shadows behind what is painted, innermost first.
    package var dropShadows: [LayerEffects.Shadow] = []
    /// The shadows inside what is painted, innermost first.
    package var innerShadows: [LayerEffects.Shadow] = []

    /// The effect of a fill on what lies behind it, such as a material's blur.
    package var backdrop: Backdrop? {
        get { boxedBackdrop.wrappedValue }
        set { boxedBackdrop.wrappedValue = newValue }
    }
    private var boxedBackdrop = Boxed<Backdrop>()

    package static let plain = StyleDrawing()

    /// Returns the effects with the opacity of their shadows multiplied.
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

    /// Returns the effects for a fill of an outline, inside which it shows what lies behind.
    func inside(_ content: LayerContent) -> StyleDrawing {
        guard backdrop != nil, case .fill(let outline, _) = content else { return self }
        var drawing = self
        switch outline {
        case .path, .evenOddPath: drawing.backdrop?.outline = outline
        default: break
        }
        return drawing
    }

    /// The kinds of effects that it adds to a layer.
    var kinds: DisplayEffect.Kinds {
        var kinds: DisplayEffect.Kinds = []
        if !dropShadows.isEmpty { kinds.formUnion(.shadow) }
        if blendMode != .normal { kinds.formUnion(.blend) }
        return kinds
    }

    /// Reports once that inner shadows cannot be drawn for text, images and strokes.
    func noteInnerShadows() {
        guard !innerShadows.isEmpty else { return }
        DeveloperNotes.withoutEffect(
            "ShadowStyle.inner of a text, a symbol or a stroke", remedy: "Fill a shape with the style.")
    }

    /// Reports once that further shadows cannot be drawn on a layer.
    func noteFurtherShadows() {
        guard dropShadows.count > 1 else { return }
        DeveloperNotes.withoutEffect(
            "a second drop shadow of a style", remedy: "Add it to the view, with shadow(color:radius:x:y:).")
    }
}

/// Returns the effects of a style; reading the environment registers the running node.
nonisolated package func resolveDrawing(
    _ style: some ShapeStyle, level: Int = 0, _ environment: EnvironmentValues
) -> StyleDrawing {
    if style is Color { return .plain }
    if let painted = style as? any PaintedShapeStyle { return painted.drawing(level: level, in: environment) }
    return resolveDrawing(style.resolve(in: environment), level: level, environment)
}
