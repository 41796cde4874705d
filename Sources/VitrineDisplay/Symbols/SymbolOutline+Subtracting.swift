// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SymbolOutline {
    /// A half plane: the points with `a * x + b * y <= c`.
    private struct HalfPlane {
        var a: Double
        var b: Double
        var c: Double

        /// Returns the signed distance, which is negative inside.
        func distance(_ point: (x: Double, y: Double)) -> Double { a * point.x + b * point.y - c }

        var opposite: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }
    }

    private typealias Point = (x: Double, y: Double)

    /// Returns this outline without a convex polygon whose corners are given clockwise (y downwards).
    ///
    /// Algorithm: the plane outside a polygon with n sides consists of n convex pieces, outside side i and inside those
    /// before, and four around its box, so that distant parts are cut along the axes only. The flattened contours are
    /// clipped to each half plane of a piece. Cost: sides² times points.
    func subtracting(_ corners: [(x: Double, y: Double)]) -> SymbolOutline {
        let sides = corners.indices.map { index -> HalfPlane in
            let from = corners[index]
            let to = corners[(index + 1) % corners.count]
            // Clockwise with y downwards: the inside is to the right of the direction of travel.
            let a = to.y - from.y
            let b = from.x - to.x
            return HalfPlane(a: a, b: b, c: a * from.x + b * from.y)
        }
        var rest = flattened()
        var pieces: [[Point]] = []
        for side in Self.box(around: corners) + sides {
            pieces += Self.clip(rest, to: side.opposite)
            rest = Self.clip(rest, to: side)
        }
        var elements: [Outline.PathElement] = []
        for piece in pieces where piece.count > 2 {
            elements.append(.move(x: piece[0].x, y: piece[0].y))
            elements += piece.dropFirst().map { .line(x: $0.x, y: $0.y) }
            elements.append(.close)
        }
        return SymbolOutline(elements: elements, bounds: bounds)
    }

    private static func box(around corners: [Point]) -> [HalfPlane] {
        let x = corners.map(\.x)
        let y = corners.map(\.y)
        return [
            HalfPlane(a: -1, b: 0, c: -(x.min() ?? 0)), HalfPlane(a: 1, b: 0, c: x.max() ?? 0),
            HalfPlane(a: 0, b: -1, c: -(y.min() ?? 0)), HalfPlane(a: 0, b: 1, c: y.max() ?? 0),
        ]
    }

    /// Returns the parts of the contours inside a half plane.
    ///
    /// Contours that cross the border are divided into chains; along the border, inside and outside alternate, so its
    /// crossings form pairs, each of which joins the end of a chain to the beginning of another. No edge follows the
    /// border where nothing is drawn, which would show as a hairline.
    private static func clip(_ contours: [[Point]], to half: HalfPlane) -> [[Point]] {
        var result: [[Point]] = []
        var chains: [[Point]] = []
        for contour in contours {
            let isInside = contour.map { half.distance($0) <= 0 }
            guard let first = isInside.firstIndex(of: false) else {
                result.append(contour)
                continue
            }
            for offset in contour.indices {
                let index = (first + offset) % contour.count
                let next = (index + 1) % contour.count
                switch (isInside[index], isInside[next]) {
                case (false, true): chains.append([crossing(contour[index], contour[next], half), contour[next]])
                case (true, true): chains[chains.count - 1].append(contour[next])
                case (true, false):
                    chains[chains.count - 1].append(crossing(contour[index], contour[next], half))
                case (false, false): break
                }
            }
        }
        return result + joined(chains, along: half)
    }

    private static func crossing(_ from: Point, _ to: Point, _ half: HalfPlane) -> Point {
        let (start, end) = (half.distance(from), half.distance(to))
        let share = start / (start - end)
        return (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    }

    private static func joined(_ chains: [[Point]], along half: HalfPlane) -> [[Point]] {
        var crossings: [(place: Double, chain: Int, isEnd: Bool)] = []
        for (index, chain) in chains.enumerated() {
            for (point, isEnd) in [(chain[0], false), (chain[chain.count - 1], true)] {
                crossings.append((half.a * point.y - half.b * point.x, index, isEnd))
            }
        }
        crossings.sort { ($0.place, $0.chain) < ($1.place, $1.chain) }
        // A chain is closed on its own unless its end has a neighbour that begins.
        var next = Array(chains.indices)
        for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
            let (one, other) = (crossings[pair], crossings[pair + 1])
            if one.isEnd, !other.isEnd { next[one.chain] = other.chain }
            if other.isEnd, !one.isEnd { next[other.chain] = one.chain }
        }
        var result: [[Point]] = []
        var isUsed = chains.map { _ in false }
        for start in chains.indices where !isUsed[start] {
            var contour: [Point] = []
            var index = start
            while !isUsed[index] {
                isUsed[index] = true
                contour += chains[index]
                index = next[index]
            }
            result.append(contour)
        }
        return result
    }

    /// Returns the contours as polygons; eight chords per curve have an error below a tenth of a unit on these icons.
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
