// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The layer of a shadow that the edges of a filled outline cast inside it: the area around the outline is filled and
/// casts an ordinary shadow, and both are clipped to the outline.
@MainActor
enum InnerShadowLayer {
    static func make(in tree: DisplayTree) -> Layer {
        let layer = Layer(tree: tree)
        layer.setChildren([Layer(tree: tree)])
        return layer
    }

    static func show(
        _ shadow: LayerEffects.Shadow, of outline: Outline, width: Double, height: Double, in layer: Layer
    ) {
        layer.placement = LayerPlacement(width: width, height: height)
        var effects = LayerEffects.none
        effects.clip = outline
        layer.effects = effects
        guard let around = layer.children.first else { return }
        // The reach of the shadow: three times the Gaussian's sigma, and its offset.
        let reach = shadow.radius * 3 + max(abs(shadow.x), abs(shadow.y)) + 1
        around.placement = LayerPlacement(
            x: -reach, y: -reach, width: width + reach * 2, height: height + reach * 2)
        let hole = outline.elements(width: width, height: height).map {
            $0.mapped(by: DisplayTransform(translationX: reach, y: reach))
        }
        let box = Outline.rectangle.elements(width: width + reach * 2, height: height + reach * 2)
        var ink = shadow.color
        ink.alpha = 1
        around.content = .fill(.evenOddPath(box + hole), .color(ink))
        var cast = LayerEffects.none
        cast.shadow = shadow
        around.effects = cast
    }
}
