// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// Where layers may leave ink on the device: never too small, so that groups drawn apart miss nothing.
struct InkBounds {
    let offsets: ScrollOffsets

    /// Returns the ink of a layer and all in it, its own clip applied, without what its filters add; `transform` maps
    /// the layer's coordinates to the device.
    func content(of layer: Layer, _ transform: DisplayTransform) -> DisplayRect? {
        var ink = Self.own(layer, transform)
        let offset = layer.scrollOffset(in: offsets)
        for child in layer.children where !child.isExiting && !child.effects.isHidden {
            let inner = transform.after(child.transformToParent(scrollOffset: offset))
            guard var rect = content(of: child, inner) else { continue }
            rect = Self.withFilters(child.effects, rect, inner)
            ink = ink?.union(rect) ?? rect
        }
        guard var result = ink else { return nil }
        if let clip = layer.effects.clip {
            let box = Self.pathBounds(clip, layer.bounds, transform)
            guard let cut = result.intersection(box) else { return nil }
            result = cut
        }
        if case .scroll(let scroll) = layer.content, scroll.isClipped {
            guard let cut = result.intersection(transform.bounds(of: layer.bounds)) else { return nil }
            result = cut
        }
        return result.isEmpty ? nil : result
    }

    /// Returns a rectangle of ink with what a blur and a shadow add around it.
    static func withFilters(
        _ effects: LayerEffects, _ rect: DisplayRect, _ transform: DisplayTransform
    ) -> DisplayRect {
        var result = rect
        if effects.blurRadius > 0 { result = result.grown(by: effects.blurRadius * 3 * transform.stretch + 1) }
        for shadow in [effects.shadow, effects.backdrop?.shadow].compactMap(\.self) {
            var cast = result.grown(by: max(shadow.radius, 0) * 3 * transform.stretch + 1)
            let move = transform.direction(x: shadow.x, y: shadow.y)
            cast.x += move.x
            cast.y += move.y
            result = result.union(cast)
        }
        return result
    }

    /// What the layer itself draws.
    static func own(_ layer: Layer, _ transform: DisplayTransform) -> DisplayRect? {
        switch layer.content {
        case .group, .scroll:
            return nil
        case .fill(let outline, _):
            return pathBounds(outline, layer.bounds, transform)
        case .stroke(let outline, _, let stroke):
            let reach = max(stroke.width, 0) * max(stroke.join == .miter ? min(stroke.miterLimit, 10) : 1, 1.5)
            return pathBounds(outline, layer.bounds.grown(by: reach), transform).grown(by: reach * transform.stretch)
        case .text(let text):
            var ink: DisplayRect?
            for line in text.lines {
                for fragment in line.fragments where text.styles.indices.contains(fragment.style) {
                    let size = text.styles[fragment.style].font.size
                    let raise = abs(text.styles[fragment.style].baselineOffset)
                    let box = DisplayRect(
                        x: fragment.x - size / 2, y: line.baseline - size * 1.3 - raise, width: fragment.width + size,
                        height: size * 2 + raise * 2)
                    ink = ink?.union(box) ?? box
                }
            }
            for behind in text.backgrounds { ink = ink?.union(behind.box) ?? behind.box }
            for placed in text.inlineImages { ink = ink?.union(placed.frame) ?? placed.frame }
            return ink.map { transform.bounds(of: $0).grown(by: 2) }
        case .image, .drawing, .activity, .field, .control:
            return transform.bounds(of: layer.bounds).grown(by: 1)
        }
    }

    static func pathBounds(_ outline: Outline, _ box: DisplayRect, _ transform: DisplayTransform) -> DisplayRect {
        guard outline.isPath else { return transform.bounds(of: box).grown(by: 1) }
        guard let box = Outline.bounds(of: outline.elements(width: 0, height: 0)) else { return DisplayRect() }
        return transform.bounds(of: box).grown(by: 1)
    }
}

extension DisplayRect {
    func grown(by margin: Double) -> DisplayRect {
        DisplayRect(x: x - margin, y: y - margin, width: width + margin * 2, height: height + margin * 2)
    }
}

extension DisplayTransform {
    /// How much longer lengths become at most.
    var stretch: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

    func direction(x: Double, y: Double) -> (x: Double, y: Double) { (a * x + c * y, b * x + d * y) }
}

extension Layer {
    func scrollOffset(in offsets: ScrollOffsets) -> (x: Double, y: Double) {
        if case .scroll = content { offsets(self) } else { (0, 0) }
    }
}
