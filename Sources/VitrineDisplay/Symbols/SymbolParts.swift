// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The outlines of the two parts of a symbol, found by how the contours of its single outline lie in each other.
///
/// In a filled shape the mark is a hole: the base is the outermost contour alone, and the mark, which is drawn over it,
/// is the hole's contours in reverse. In the outline of a shape the mark is an island. A badge lies at the lower right,
/// where the rest of the symbol was cut away. Complexity: quadratic in the contours, of which symbols have few.
struct SymbolParts {
    /// The part above.
    let mark: [Outline.PathElement]
    /// The part below.
    let base: [Outline.PathElement]

    /// The left and top edge of the corner in which badges lie (`SymbolComposer`).
    private static let badgeCorner = (x: 140.0, y: 135.0)
    /// The share of a shape that its inside takes at least, where only its outline is drawn; no mark is as large.
    private static let leastInside = 0.5

    /// Finds the parts of a symbol; `nil` if its outline cannot be taken apart.
    init?(of name: String, elements: [Outline.PathElement]) {
        guard SymbolPart.occur(in: name) else { return nil }
        let parts = name.split(separator: ".")
        let contours = Self.nested(SymbolOutline(elements: elements, bounds: DisplayRect()).contours)
        let isFilled = parts.last == "fill"
        guard
            let found = SymbolPart.hasBadge(parts)
                ? Self.badge(contours) : Self.marked(contours, isFilled: isFilled)
        else { return nil }
        self = found
    }

    /// Returns contours with the number of those around each.
    private static func nested(_ contours: [[Outline.PathElement]]) -> [Contour] {
        var result = contours.map { Contour($0) }
        for index in result.indices {
            let start = result[index].points[0]
            var depth = 0
            for other in result.indices where other != index && result[other].contains(start) { depth += 1 }
            result[index].depth = depth
        }
        return result
    }

    private init(mark: [Outline.PathElement], base: [Outline.PathElement]) {
        self.mark = mark
        self.base = base
    }

    private static func badge(_ contours: [Contour]) -> SymbolParts? {
        let badge = contours.filter { $0.left >= badgeCorner.x && $0.top >= badgeCorner.y }
        let rest = contours.filter { $0.left < badgeCorner.x || $0.top < badgeCorner.y }
        guard badge.contains(where: { $0.depth == 0 }), rest.contains(where: { $0.depth == 0 }) else { return nil }
        return SymbolParts(mark: outline(badge), base: outline(rest))
    }

    private static func marked(_ contours: [Contour], isFilled: Bool) -> SymbolParts? {
        let outer = contours.filter { $0.depth == 0 }
        let holes = contours.filter { $0.depth == 1 }
        let islands = contours.filter { $0.depth > 1 }
        guard outer.count == 1, outer[0].area > 0, !holes.isEmpty else { return nil }
        let inside = holes.reduce(0) { $0 + $1.area } / outer[0].area
        if holes.count == 1, !islands.isEmpty, inside >= leastInside {
            return SymbolParts(mark: outline(islands), base: outline(outer + holes))
        }
        guard isFilled, inside < leastInside else { return nil }
        let mark = SymbolOutline(elements: outline(holes + islands), bounds: DisplayRect())
        return SymbolParts(mark: mark.reversed, base: outline(outer))
    }

    private static func outline(_ contours: [Contour]) -> [Outline.PathElement] {
        contours.flatMap { $0.elements + [.close] }
    }
}

/// A closed contour of an outline, with the points of a polygon that follows it.
private struct Contour {
    /// A `move` and what follows it, without the `close`.
    let elements: [Outline.PathElement]
    let points: [(x: Double, y: Double)]
    /// The number of contours around this one.
    var depth = 0

    /// The number of straight pieces that stand for a curve.
    private static let pieces = 4

    init(_ elements: [Outline.PathElement]) {
        self.elements = elements
        var points: [(x: Double, y: Double)] = []
        var last = (x: 0.0, y: 0.0)
        for element in elements {
            switch element {
            case .move(let x, let y), .line(let x, let y):
                points.append((x: x, y: y))
            case .quad(let cx, let cy, let x, let y):
                for step in 1...Self.pieces {
                    let t = Double(step) / Double(Self.pieces)
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    points.append((x: a * last.x + b * cx + c * x, y: a * last.y + b * cy + c * y))
                }
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
                for step in 1...Self.pieces {
                    let t = Double(step) / Double(Self.pieces)
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    let pointX = a * last.x + b * c1x + c * c2x + d * x
                    let pointY = a * last.y + b * c1y + c * c2y + d * y
                    points.append((x: pointX, y: pointY))
                }
            case .close: break
            }
            last = points.last ?? last
        }
        self.points = points.isEmpty ? [last] : points
    }

    var left: Double { points.reduce(.infinity) { min($0, $1.x) } }
    var top: Double { points.reduce(.infinity) { min($0, $1.y) } }

    /// The area inside, whichever way the contour runs.
    var area: Double {
        var sum = 0.0
        var before = points[points.count - 1]
        for point in points {
            sum += before.x * point.y - point.x * before.y
            before = point
        }
        return abs(sum) / 2
    }

    /// Returns whether a point is inside, by the crossings of a line from it to the right.
    func contains(_ point: (x: Double, y: Double)) -> Bool {
        var isInside = false
        var before = points[points.count - 1]
        for next in points {
            if (before.y > point.y) != (next.y > point.y),
                point.x < (before.x - next.x) * (point.y - next.y) / (before.y - next.y) + next.x
            {
                isInside.toggle()
            }
            before = next
        }
        return isInside
    }
}
