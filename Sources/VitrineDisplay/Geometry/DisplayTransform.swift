// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A transform between the coordinates of two layers.
///
/// It maps x' = (a x + c y + tx) / w and y' = (b x + d y + ty) / w with w = g x + h y + i. Without perspective (g = h =
/// 0, i = 1) it is affine. Points at or behind the eye (w ≤ 0) are treated as very near to it, so that results are
/// finite.
package struct DisplayTransform: Hashable, Sendable {
    package var a = 1.0
    package var b = 0.0
    package var c = 0.0
    package var d = 1.0
    package var tx = 0.0
    package var ty = 0.0
    package var g = 0.0
    package var h = 0.0
    package var i = 1.0

    package init() {}

    package init(
        a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, g: Double = 0, h: Double = 0, i: Double = 1
    ) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        (self.g, self.h, self.i) = (g, h, i)
    }

    package var isAffine: Bool { g == 0 && h == 0 && i == 1 }

    /// Whether the transform only moves.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 && isAffine }

    /// Whether the transform mirrors the plane.
    package var isSeenFromBehind: Bool {
        a * (d * i - ty * h) - c * (b * i - ty * g) + tx * (b * h - d * g) < 0
    }

    /// All entries, column by column: a, b, g, c, d, h, tx, ty, i.
    package var numbers: [Double] { [a, b, g, c, d, h, tx, ty, i] }

    package init(translationX: Double, y: Double) {
        tx = translationX
        ty = y
    }

    /// Creates the transform of a layer's effects in its own bounds: projection, or scale and rotation around the
    /// anchor, then offset.
    package init(effects: LayerEffects, width: Double, height: Double) {
        if let projection = effects.projection {
            self = DisplayTransform(translationX: effects.offsetX, y: effects.offsetY).after(projection)
            return
        }
        let anchorX = effects.anchorX * width
        let anchorY = effects.anchorY * height
        // Quarter turns would otherwise leave 1e-17 instead of 0.
        let cosine = effects.rotation == 0 ? 1 : cos(effects.rotation)
        let sine = effects.rotation == 0 ? 0 : sin(effects.rotation)
        a = cosine * effects.scaleX
        b = sine * effects.scaleX
        c = -sine * effects.scaleY
        d = cosine * effects.scaleY
        tx = anchorX + effects.offsetX - (a * anchorX + c * anchorY)
        ty = anchorY + effects.offsetY - (b * anchorX + d * anchorY)
    }

    /// Returns a transform that applies `inner` and then this transform.
    package func after(_ inner: DisplayTransform) -> DisplayTransform {
        var result = DisplayTransform()
        result.a = a * inner.a + c * inner.b + tx * inner.g
        result.b = b * inner.a + d * inner.b + ty * inner.g
        result.c = a * inner.c + c * inner.d + tx * inner.h
        result.d = b * inner.c + d * inner.d + ty * inner.h
        result.tx = a * inner.tx + c * inner.ty + tx * inner.i
        result.ty = b * inner.tx + d * inner.ty + ty * inner.i
        if isAffine, inner.isAffine { return result }
        result.g = g * inner.a + h * inner.b + i * inner.g
        result.h = g * inner.c + h * inner.d + i * inner.h
        result.i = g * inner.tx + h * inner.ty + i * inner.i
        return result
    }

    package func map(x: Double, y: Double) -> (x: Double, y: Double) {
        let point = (a * x + c * y + tx, b * x + d * y + ty)
        if isAffine { return point }
        let w = max(g * x + h * y + i, 1e-6)
        return (point.0 / w, point.1 / w)
    }

    /// Returns the point that maps to (x, y).
    ///
    /// It is `nil` if the transform is degenerate (scale 0, a plane seen edge on), or if only points behind the eye
    /// would map there.
    package func unmap(x: Double, y: Double) -> (x: Double, y: Double)? {
        if isAffine {
            let determinant = a * d - b * c
            guard determinant != 0 else { return nil }
            let dx = x - tx
            let dy = y - ty
            return ((d * dx - c * dy) / determinant, (a * dy - b * dx) / determinant)
        }
        // The adjugate is the inverse up to a factor, which the division cancels.
        let u = (d * i - h * ty) * x + (h * tx - c * i) * y + (c * ty - d * tx)
        let v = (g * ty - b * i) * x + (a * i - g * tx) * y + (b * tx - a * ty)
        let w = (b * h - g * d) * x + (g * c - a * h) * y + (a * d - b * c)
        guard w.magnitude > 1e-9 else { return nil }
        let point = (x: u / w, y: v / w)
        return g * point.x + h * point.y + i > 0 ? point : nil
    }

    /// Returns the smallest upright rectangle around the image of a rectangle.
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
