// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An affine map between the coordinates of two layers: x' = a x + c y + tx, y' = b x + d y + ty.
package struct DisplayTransform: Hashable, Sendable {
    package var a = 1.0
    package var b = 0.0
    package var c = 0.0
    package var d = 1.0
    package var tx = 0.0
    package var ty = 0.0

    package init() {}

    package init(translationX: Double, y: Double) {
        tx = translationX
        ty = y
    }

    /// What a layer's effects do inside its own bounds: scale and rotate around the anchor, then move.
    package init(effects: LayerEffects, width: Double, height: Double) {
        let anchorX = effects.anchorX * width
        let anchorY = effects.anchorY * height
        // Quarter turns would otherwise leave 1e-17 in places where 0 belongs.
        let cosine = effects.rotation == 0 ? 1 : cos(effects.rotation)
        let sine = effects.rotation == 0 ? 0 : sin(effects.rotation)
        a = cosine * effects.scaleX
        b = sine * effects.scaleX
        c = -sine * effects.scaleY
        d = cosine * effects.scaleY
        tx = anchorX + effects.offsetX - (a * anchorX + c * anchorY)
        ty = anchorY + effects.offsetY - (b * anchorX + d * anchorY)
    }

    /// First `inner`, then this map.
    package func after(_ inner: DisplayTransform) -> DisplayTransform {
        var result = DisplayTransform()
        result.a = a * inner.a + c * inner.b
        result.b = b * inner.a + d * inner.b
        result.c = a * inner.c + c * inner.d
        result.d = b * inner.c + d * inner.d
        result.tx = a * inner.tx + c * inner.ty + tx
        result.ty = b * inner.tx + d * inner.ty + ty
        return result
    }

    package func map(x: Double, y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + tx, b * x + d * y + ty)
    }

    /// The point that maps to (x, y); `nil` where the map flattens everything (scale 0).
    package func unmap(x: Double, y: Double) -> (x: Double, y: Double)? {
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        let dx = x - tx
        let dy = y - ty
        return ((d * dx - c * dy) / determinant, (a * dy - b * dx) / determinant)
    }

    /// The smallest upright rectangle around the image of a rectangle.
    package func bounds(of rect: DisplayRect) -> DisplayRect {
        let corners = [
            map(x: rect.x, y: rect.y), map(x: rect.maxX, y: rect.y), map(x: rect.x, y: rect.maxY),
            map(x: rect.maxX, y: rect.maxY),
        ]
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        let right = corners.map(\.x).max() ?? 0
        let bottom = corners.map(\.y).max() ?? 0
        return DisplayRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
