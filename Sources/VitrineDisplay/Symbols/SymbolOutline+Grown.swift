// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension SymbolOutline {
    /// Returns the outline with its edges moved outwards: lines become thicker by twice the distance, holes smaller.
    ///
    /// Each leg of a contour's control polygon moves along its normal, and the points move to the intersections of
    /// adjacent legs (Tiller and Hanson), which is exact for lines and close for smooth curves. Covered areas are wound
    /// clockwise, so that the outside is on the left. Complexity: linear in the points.
    func grown(by distance: Double) -> [Outline.PathElement] {
        contours.flatMap { Self.grown($0, by: distance) }
    }

    private static func grown(_ contour: [Outline.PathElement], by distance: Double) -> [Outline.PathElement] {
        let points = contour.flatMap(\.points)
        let moved = grown(points, by: distance)
        guard moved.count == points.count, points.count > 2 else { return contour + [.close] }
        var next = 0
        var result: [Outline.PathElement] = []
        for element in contour {
            result.append(element.replacing(moved[next..<(next + element.points.count)]))
            next += element.points.count
        }
        return result + [.close]
    }

    private static func grown(_ points: [(x: Double, y: Double)], by distance: Double) -> [(x: Double, y: Double)] {
        points.indices.map { index in
            let point = points[index]
            guard let before = direction(from: index, by: -1, points), let after = direction(from: index, by: 1, points)
            else { return point }
            // The normal to the left of each leg, y downwards.
            let (ax, ay) = (-before.y, before.x)
            let (bx, by) = (after.y, -after.x)
            let along = max(1 + ax * bx + ay * by, sharpest)
            return (point.x + distance * (ax + bx) / along, point.y + distance * (ay + by) / along)
        }
    }

    /// The limit of sharp corners: a corner moves no more than twice the distance.
    private static let sharpest = 0.5

    /// Returns the direction to the nearest point at another position, forwards or backwards.
    private static func direction(
        from index: Int, by step: Int, _ points: [(x: Double, y: Double)]
    ) -> (x: Double, y: Double)? {
        var other = index
        for _ in points.indices.dropFirst() {
            other = (other + step + points.count) % points.count
            let (dx, dy) = (points[other].x - points[index].x, points[other].y - points[index].y)
            let length = (dx * dx + dy * dy).squareRoot()
            if length > 1e-6 { return (dx / length, dy / length) }
        }
        return nil
    }
}

extension Outline.PathElement {
    /// The points of the control polygon that the element adds.
    fileprivate var points: [(x: Double, y: Double)] {
        switch self {
        case .move(let x, let y), .line(let x, let y): [(x, y)]
        case .quad(let cx, let cy, let x, let y): [(cx, cy), (x, y)]
        case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y): [(c1x, c1y), (c2x, c2y), (x, y)]
        case .close: []
        }
    }

    /// Returns the element with other points.
    fileprivate func replacing(_ points: ArraySlice<(x: Double, y: Double)>) -> Outline.PathElement {
        let points = Array(points)
        return switch self {
        case .move: .move(x: points[0].x, y: points[0].y)
        case .line: .line(x: points[0].x, y: points[0].y)
        case .quad: .quad(cx: points[0].x, cy: points[0].y, x: points[1].x, y: points[1].y)
        case .cubic:
            .cubic(
                c1x: points[0].x, c1y: points[0].y, c2x: points[1].x, c2y: points[1].y, x: points[2].x, y: points[2].y)
        case .close: .close
        }
    }
}
