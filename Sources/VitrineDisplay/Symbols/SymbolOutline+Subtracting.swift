// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SymbolOutline {
    /// A half of the plane: where `a * x + b * y <= c`.
    private struct HalfPlane {
        var a: Double
        var b: Double
        var c: Double

        /// Negative inside.
        func distance(_ point: (x: Double, y: Double)) -> Double { a * point.x + b * point.y - c }

        var opposite: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }
    }

    /// This outline without a convex polygon whose corners are given clockwise (y downwards).
    ///
    /// Algorithm: the plane outside a polygon with n sides is n convex pieces: outside side i and inside those before.
    /// The flattened contours are clipped to each (Sutherland and Hodgman, "Reentrant Polygon Clipping", 1974); edges
    /// that clipping lays on a border run there and back, so they enclose nothing under the nonzero rule.
    /// Cost: sides² times points.
    func subtracting(_ corners: [(x: Double, y: Double)]) -> SymbolOutline {
        let sides = corners.indices.map { index -> HalfPlane in
            let from = corners[index]
            let to = corners[(index + 1) % corners.count]
            // Clockwise with y downwards: the inside is to the right of the direction of travel.
            let a = to.y - from.y
            let b = from.x - to.x
            return HalfPlane(a: a, b: b, c: a * from.x + b * from.y)
        }
        let contours = flattened()
        var elements: [Outline.PathElement] = []
        for (index, side) in sides.enumerated() {
            for contour in contours {
                var piece = Self.clip(contour, to: side.opposite)
                for earlier in sides[..<index] where !piece.isEmpty { piece = Self.clip(piece, to: earlier) }
                guard piece.count > 2 else { continue }
                elements.append(.move(x: piece[0].x, y: piece[0].y))
                elements += piece.dropFirst().map { .line(x: $0.x, y: $0.y) }
                elements.append(.close)
            }
        }
        return SymbolOutline(elements: elements, bounds: bounds)
    }

    private static func clip(_ contour: [(x: Double, y: Double)], to half: HalfPlane) -> [(x: Double, y: Double)] {
        guard var before = contour.last else { return [] }
        var distanceBefore = half.distance(before)
        var result: [(x: Double, y: Double)] = []
        for point in contour {
            let distance = half.distance(point)
            if (distance <= 0) != (distanceBefore <= 0) {
                let share = distanceBefore / (distanceBefore - distance)
                result.append((before.x + (point.x - before.x) * share, before.y + (point.y - before.y) * share))
            }
            if distance <= 0 { result.append(point) }
            before = point
            distanceBefore = distance
        }
        return result
    }

    /// The contours as polygons; eight chords for a curve are closer than a tenth of a unit on these icons.
    private func flattened() -> [[(x: Double, y: Double)]] {
        var contours: [[(x: Double, y: Double)]] = []
        var contour: [(x: Double, y: Double)] = []
        for element in elements {
            let from = contour.last ?? (0, 0)
            switch element {
            case .move(let x, let y):
                if contour.count > 2 { contours.append(contour) }
                contour = [(x, y)]
            case .line(let x, let y):
                contour.append((x, y))
            case .quad(let cx, let cy, let x, let y):
                contour += Self.chords { t in
                    let s = 1 - t
                    return (s * s * from.x + 2 * s * t * cx + t * t * x, s * s * from.y + 2 * s * t * cy + t * t * y)
                }
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
                contour += Self.chords { t in
                    let s = 1 - t
                    let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return (p * from.x + q * c1x + r * c2x + u * x, p * from.y + q * c1y + r * c2y + u * y)
                }
            case .close:
                if contour.count > 2 { contours.append(contour) }
                contour = []
            }
        }
        if contour.count > 2 { contours.append(contour) }
        return contours
    }

    private static func chords(_ curve: (Double) -> (x: Double, y: Double)) -> [(x: Double, y: Double)] {
        (1...8).map { curve(Double($0) / 8) }
    }
}
