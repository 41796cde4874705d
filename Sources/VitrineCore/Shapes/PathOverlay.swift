// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Two paths over each other, as straight edges.
///
/// Every edge is cut where it meets another one, so that no two pieces cross. A piece belongs to the outline of an area
/// where the area is at one of its sides only; it is directed so that the area is at its left, and the pieces are
/// joined to closed subpaths. Complexity: O(*n*²) in the number of edges.
nonisolated struct PathOverlay {
    private struct Edge {
        var from: CGPoint
        var to: CGPoint

        var length: CGFloat { PathOverlay.length(to.x - from.x, to.y - from.y) }

        func point(at t: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        }
    }

    /// A point, rounded so that those which differ by errors of computation only are the same.
    private struct Place: Hashable {
        var x: Int
        var y: Int
    }

    private struct Stretch: Hashable {
        var from: Place
        var to: Place
    }

    private let own: [Edge]
    private let other: [Edge]
    private let eoFill: Bool
    /// The greatest coordinate, which the tolerances are parts of.
    private let size: CGFloat

    /// Puts a path over another one.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - other: The path below it.
    ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the non-zero winding rule.
    ///   - isArea: Whether the first path is an area, whose subpaths are closed, and not lines.
    init(_ path: Path, _ other: Path, eoFill: Bool, isArea: Bool = true) {
        own = Self.edges(of: path, isClosed: isArea)
        self.other = Self.edges(of: other, isClosed: true)
        self.eoFill = eoFill
        size = (own + self.other).reduce(1e-9) { size, edge in
            [edge.from.x, edge.from.y, edge.to.x, edge.to.y].reduce(size) { max($0, abs($1)) }
        }
    }

    private static func edges(of path: Path, isClosed: Bool) -> [Edge] {
        path.flattened.flatMap { subpath -> [Edge] in
            var points = subpath.points.filter { $0.x.isFinite && $0.y.isFinite }
            if isClosed || subpath.isClosed, let first = points.first { points.append(first) }
            return zip(points, points.dropFirst()).map { Edge(from: $0, to: $1) }.filter { $0.length > 0 }
        }
    }

    private static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

    // MARK: - Results

    /// Returns the outline of an area.
    ///
    /// - Parameter isInside: Whether a point is in the area that is in the first path, and in the second one.
    /// - Returns: Closed subpaths of lines.
    func area(_ isInside: (_ own: Bool, _ other: Bool) -> Bool) -> Path {
        let edges = own + other
        var seen: Set<Stretch> = []
        var outline: [Edge] = []
        func isIn(_ point: CGPoint) -> Bool { isInside(contains(point, own), contains(point, other)) }
        for piece in pieces(of: edges, cutBy: edges) {
            let (from, to) = (place(piece.from), place(piece.to))
            guard from != to, seen.insert(Stretch(from: from, to: to)).inserted,
                !seen.contains(Stretch(from: to, to: from))
            else { continue }
            let (length, middle) = (piece.length, piece.point(at: 0.5))
            let step = min(size * 1e-5, length / 4) / length
            let (dx, dy) = (-(piece.to.y - piece.from.y) * step, (piece.to.x - piece.from.x) * step)
            let isLeft = isIn(CGPoint(x: middle.x + dx, y: middle.y + dy))
            let isRight = isIn(CGPoint(x: middle.x - dx, y: middle.y - dy))
            if isLeft != isRight { outline.append(isLeft ? piece : Edge(from: piece.to, to: piece.from)) }
        }
        return joined(outline)
    }

    /// Returns the parts of the first path's lines that are inside of the second path, or outside of it.
    func lines(inside isWanted: Bool) -> Path {
        var result = Path()
        var pen: CGPoint?
        for piece in pieces(of: own, cutBy: other) where contains(piece.point(at: 0.5), other) == isWanted {
            if pen.map(place) != place(piece.from) { result.move(to: piece.from) }
            result.addLine(to: piece.to)
            pen = piece.to
        }
        return result
    }

    // MARK: - Steps

    private func contains(_ point: CGPoint, _ edges: [Edge]) -> Bool {
        var winding = 0
        for edge in edges {
            let side =
                (edge.to.x - edge.from.x) * (point.y - edge.from.y)
                - (point.x - edge.from.x) * (edge.to.y - edge.from.y)
            if edge.from.y <= point.y, edge.to.y > point.y, side > 0 { winding += 1 }
            if edge.from.y > point.y, edge.to.y <= point.y, side < 0 { winding -= 1 }
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    private func pieces(of edges: [Edge], cutBy others: [Edge]) -> [Edge] {
        edges.flatMap { edge -> [Edge] in
            var cuts: [CGFloat] = []
            for other in others { cuts += Self.meetings(of: edge, with: other) }
            var pieces: [Edge] = []
            var last: CGFloat = 0
            for cut in cuts.filter({ $0 > 1e-9 && $0 < 1 - 1e-9 }).sorted() + [1] where cut - last > 1e-9 {
                pieces.append(Edge(from: edge.point(at: last), to: cut == 1 ? edge.to : edge.point(at: cut)))
                last = cut
            }
            return pieces
        }
    }

    /// Returns the fractions of an edge at which it meets another one: the ends of that one where they are on one line.
    private static func meetings(of edge: Edge, with other: Edge) -> [CGFloat] {
        let (rx, ry) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
        let (sx, sy) = (other.to.x - other.from.x, other.to.y - other.from.y)
        let (wx, wy) = (other.from.x - edge.from.x, other.from.y - edge.from.y)
        let (length, otherLength) = (edge.length, other.length)
        let turn = rx * sy - ry * sx
        if abs(turn) <= 1e-12 * length * otherLength {
            guard abs(wx * ry - wy * rx) <= 1e-9 * length * max(length, otherLength) else { return [] }
            let (ex, ey) = (other.to.x - edge.from.x, other.to.y - edge.from.y)
            return [(wx * rx + wy * ry) / (length * length), (ex * rx + ey * ry) / (length * length)]
        }
        let place = (wx * ry - wy * rx) / turn
        return place >= -1e-9 && place <= 1 + 1e-9 ? [(wx * sy - wy * sx) / turn] : []
    }

    private func place(_ point: CGPoint) -> Place {
        let grid = size * 1e-6
        return Place(x: Int((point.x / grid).rounded()), y: Int((point.y / grid).rounded()))
    }

    /// Joins edges, of which as many begin as end at each point.
    private func joined(_ edges: [Edge]) -> Path {
        var ways: [Place: [Int]] = [:]
        for index in edges.indices.reversed() { ways[place(edges[index].from), default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: edges.count)
        var result = Path()
        for first in edges.indices where !isUsed[first] {
            let start = place(edges[first].from)
            var points: [CGPoint] = []
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                points.append(edges[index].from)
                let end = place(edges[index].to)
                next = nil
                guard end != start else { break }
                while next == nil, let candidate = ways[end]?.popLast() {
                    if !isUsed[candidate] { next = candidate }
                }
            }
            result.addLines(Self.withoutPointsOnLines(points))
            result.closeSubpath()
        }
        return result
    }

    /// Leaves out the points of a polygon at which it does not turn.
    private static func withoutPointsOnLines(_ points: [CGPoint]) -> [CGPoint] {
        let count = points.count
        guard count > 3 else { return points }
        return points.indices.filter { index in
            let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count])
            let point = points[index]
            let (ax, ay) = (point.x - before.x, point.y - before.y)
            let (bx, by) = (after.x - point.x, after.y - point.y)
            return abs(ax * by - ay * bx) > 1e-9 * length(ax, ay) * length(bx, by) || ax * bx + ay * by < 0
        }
        .map { points[$0] }
    }
}
