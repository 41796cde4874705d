// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineDisplay

/// Layers on pages of documents.
extension LayerPainter {
    /// Draws a layer onto a page, where clips, opacity and blend modes are the page's own: texts stay texts.
    ///
    /// What changes pixels (blurs, colour filters, masks) is drawn apart, as in pictures, and becomes an image in the
    /// page.
    func paintOnPage(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        let isBlended = effects.blendMode != .normal
        if effects.blurRadius > 0 || !effects.colorFilters.isEmpty || effects.isMasked
            || (isBlended && effects.shadow != nil)
        {
            return try paintGroup(layer, effects, transform, on: target)
        }
        if let shadow = effects.shadow { try cast(shadow, of: layer, effects, transform, on: target) }
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        if let outline = effects.clip { clip(outline, layer.bounds, transform, target) }
        let isGroup =
            isBlended || (effects.opacity < 1 && !layer.children.isEmpty)
            || (effects.isolatesBlending && meetsBackdrop(inside: layer) { $0.blendMode != .normal })
        guard isGroup else {
            return try paintContent(layer, transform, alpha: min(effects.opacity, 1), on: target)
        }
        cairo_push_group(target.context)
        do {
            try paintContent(layer, transform, alpha: 1, on: target)
        } catch {
            cairo_pattern_destroy(cairo_pop_group(target.context))
            throw error
        }
        if effects.blendMode == .destinationOut, layer.erasedGroup == nil {
            // Behind everything there is the window, which is black.
            let pattern = cairo_pop_group(target.context)
            cairo_set_source_rgba(target.context, 0, 0, 0, min(effects.opacity, 1))
            cairo_mask(target.context, pattern)
            cairo_pattern_destroy(pattern)
            return
        }
        cairo_pop_group_to_source(target.context)
        if isBlended { cairo_set_operator(target.context, effects.blendMode.cairoOperator) }
        cairo_paint_with_alpha(target.context, min(effects.opacity, 1))
    }

    /// Draws the shadow of a layer; its content is drawn apart only to know what casts it.
    private func cast(
        _ shadow: LayerEffects.Shadow, of layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform,
        on target: PixelSurface
    ) throws {
        let move = transform.direction(x: shadow.x, y: shadow.y)
        let reach = max(shadow.radius, 0) * transform.stretch * 3 + max(abs(move.x), abs(move.y))
        try check(reach, of: layer)
        let limits = target.clippedFrame.grown(by: Int(reach.rounded(.up)) + 1)
        guard let bounds = ink.content(of: layer, transform),
            let frame = PixelRect(covering: bounds.grown(by: 1), within: limits)
        else { return }
        let shape = try drawApart(layer, effects, transform, frame: frame)
        cast(shadow, of: shape, transform, effects.opacity, on: target)
    }
}
