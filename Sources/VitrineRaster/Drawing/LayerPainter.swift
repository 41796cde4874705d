// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineBase
import VitrineDisplay

/// Walks a display tree from back to front and draws it.
///
/// Layers that act as a whole (opacity, rounded clips, blur, shadow) are drawn into a surface of their own, as large as
/// their ink, and put into place as one image; all others go straight to their target. Linear in the layers and pixels.
final class LayerPainter {
    /// More levels than any real tree has, few enough for the stack of any thread.
    static let deepest = 1_000

    /// Pixels of a point, onto which edges are put; 0 for pages of documents, which have none.
    let scale: Double
    /// Pixels of a point where something is drawn flat.
    let resolution: Double
    let text: TextPainter
    let images: ImagePainter
    let blurs: BlurCache
    private let offsets: ScrollOffsets
    let ink: InkBounds
    private var depth = 0

    init(
        scale: Double, resolution: Double, text: TextPainter, images: ImagePainter, blurs: BlurCache,
        offsets: @escaping ScrollOffsets
    ) {
        self.scale = scale
        self.resolution = resolution
        self.text = text
        self.images = images
        self.blurs = blurs
        self.offsets = offsets
        ink = InkBounds(offsets: offsets)
    }

    /// Draws a layer whose parent's coordinates `outer` maps to the device.
    func paint(
        _ layer: Layer, in outer: DisplayTransform, scrollOffset: (x: Double, y: Double) = (0, 0),
        on target: PixelSurface
    ) throws {
        let effects = try linked(layer.effects, layer)
        guard !layer.isExiting, !effects.isHidden, effects.opacity > 0 else { return }
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw Diagnostic(
                .renderTooDeep, "More than \(Self.deepest) layers lie inside each other.",
                remedy: "Look for a view that contains itself.", severity: .error)
        }
        let frame = layer.frameInParent
        let place = DisplayTransform(translationX: frame.x - scrollOffset.x, y: frame.y - scrollOffset.y)
        let inner = DisplayTransform(effects: effects, width: frame.width, height: frame.height)
        let transform = outer.after(place.after(inner))
        guard transform.isFinite else {
            throw Diagnostic(
                .renderBadLayer, "Layer \(layer.id) has a place that is not a number.",
                remedy: "Look for a division by zero in the view's frames, offsets and scales.", severity: .error)
        }
        if transform.isAffine {
            guard transform.isUsable else { return }
            try paint(layer, effects, transform, on: target)
        } else {
            try paintInPerspective(layer, effects, transform, on: target)
        }
    }

    func paint(
        _ layer: Layer, _ effects: LayerEffects, _ transform: DisplayTransform, on target: PixelSurface
    ) throws {
        if target.isPage { return try paintOnPage(layer, effects, transform, on: target) }
        let hasFreeClip = effects.clip.map { !isPixelRectangle($0, transform) } ?? false
        let needsGroup =
            effects.blurRadius > 0 || effects.shadow != nil || !effects.colorFilters.isEmpty || effects.isMasked
            || effects.blendMode != .normal || (effects.opacity < 1 && !layer.children.isEmpty)
            || (effects.isCompositingGroup && meetsBackdrop(inside: layer) { $0.blendMode != .normal })
            || (hasFreeClip && !meetsBackdrop(inside: layer) { $0.blendMode != .normal || $0.backdrop != nil })
        if needsGroup {
            // Drawn apart, a fill has nothing behind it.
            try paintBackdrop(of: layer, effects, transform, on: target)
            return try paintGroup(layer, effects, transform, on: target)
        }
        cairo_save(target.context)
        defer { cairo_restore(target.context) }
        if let outline = effects.clip { clip(outline, layer.bounds, transform, target) }
        try paintContent(layer, transform, alpha: min(effects.opacity, 1), on: target)
    }

    /// Whether a layer inside meets what lies behind this one: then it cannot be drawn apart.
    func meetsBackdrop(inside layer: Layer, _ meets: (LayerEffects) -> Bool) -> Bool {
        layer.children.contains { child in
            let effects = child.effects
            return meets(effects) || (!effects.isolatesBlending && meetsBackdrop(inside: child, meets))
        }
    }

    func paintContent(
        _ layer: Layer, _ transform: DisplayTransform, alpha: Double, on target: PixelSurface
    ) throws {
        try paintOwn(layer, transform, alpha: alpha, on: target)
        guard !layer.children.isEmpty else { return }
        var isClipped = false
        if case .scroll(let scroll) = layer.content, scroll.isClipped {
            cairo_save(target.context)
            clip(.rectangle, layer.bounds, transform, target)
            isClipped = true
        }
        defer { if isClipped { cairo_restore(target.context) } }
        let offset = layer.scrollOffset(in: offsets)
        for child in layer.paintOrder where !child.effects.isMask {
            try paint(child, in: transform, scrollOffset: offset, on: target)
        }
    }

    /// Effects with what follows a scroller's offset put in.
    private func linked(_ effects: LayerEffects, _ layer: Layer) throws -> LayerEffects {
        guard !effects.scrollLinks.isEmpty else { return effects }
        var result = effects
        for link in effects.scrollLinks {
            guard let source = layer.tree.layer(id: link.source) else { continue }
            let value = link.value(at: source.scrollOffset(in: offsets).y)
            switch link.property {
            case .translationY: result.offsetY += value
            case .opacity: result.opacity = value
            case .height:
                throw Diagnostic(
                    .renderUnsupportedLayer, "The height of layer \(layer.id) follows a scroll offset.",
                    remedy: "Images show translation and opacity only: report the view that asks for it.",
                    severity: .error)
            }
        }
        return result
    }
}

extension DisplayTransform {
    var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

    /// Whether something can be seen through it.
    var isUsable: Bool { isFinite && a * d - b * c != 0 && max(abs(tx), abs(ty)) < 1e9 && stretch < 1e6 }
}
