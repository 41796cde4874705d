// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A straight line, a quadratic or a cubic curve between two points.
///
/// Lengths are sums over 32 chords, whose error is far below a pixel for curves as large as a screen.
nonisolated struct PathSegment {
    var from: CGPoint
    var to: CGPoint
    var controls: [CGPoint]

    private static let chords = 32

    private var points: [CGPoint] { [from] + controls + [to] }

    var element: Path.Element {
        switch controls.count {
        case 0: .line(to: to)
        case 1: .quadCurve(to: to, control: controls[0])
        default: .curve(to: to, control1: controls[0], control2: controls[1])
        }
    }

    /// Returns the control points of both parts at `t`, by De Casteljau's construction.
    private func split(at t: CGFloat) -> (left: [CGPoint], right: [CGPoint]) {
        var row = points
        var left = [row[0]]
        var right = [row[row.count - 1]]
        while row.count > 1 {
            row = zip(row, row.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
            left.append(row[0])
            right.insert(row[row.count - 1], at: 0)
        }
        return (left, right)
    }

    func point(at t: CGFloat) -> CGPoint { split(at: t).right[0] }

    func part(from start: CGFloat, to end: CGFloat) -> PathSegment {
        var points = points
        if end < 1 { points = split(at: end).left }
        let tail = PathSegment(points)
        guard start > 0, end > 0 else { return tail }
        return PathSegment(tail.split(at: start / end).right)
    }

    private init(_ points: [CGPoint]) {
        from = points[0]
        to = points[points.count - 1]
        controls = Array(points.dropFirst().dropLast())
    }

    init(from: CGPoint, to: CGPoint, controls: [CGPoint]) {
        self.from = from
        self.to = to
        self.controls = controls
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    var length: CGFloat {
        guard !controls.isEmpty else { return PathSegment.distance(from, to) }
        var sum: CGFloat = 0
        var last = from
        for step in 1...PathSegment.chords {
            let next = point(at: CGFloat(step) / CGFloat(PathSegment.chords))
            sum += PathSegment.distance(last, next)
            last = next
        }
        return sum
    }

    /// Returns the parameter at a length from the start.
    func parameter(at length: CGFloat) -> CGFloat {
        let total = self.length
        if length <= 0 { return 0 }
        if length >= total { return 1 }
        guard !controls.isEmpty else { return length / total }
        var sum: CGFloat = 0
        var last = from
        for step in 1...PathSegment.chords {
            let next = point(at: CGFloat(step) / CGFloat(PathSegment.chords))
            let chord = PathSegment.distance(last, next)
            if sum + chord >= length {
                return (CGFloat(step - 1) + (length - sum) / chord) / CGFloat(PathSegment.chords)
            }
            sum += chord
            last = next
        }
        return 1
    }

    /// The parameters inside the segment at which a coordinate has an extreme value.
    var extremes: [CGFloat] {
        guard !controls.isEmpty else { return [] }
        let points = points
        return (turns(points.map(\.x)) + turns(points.map(\.y))).filter { $0 > 0 && $0 < 1 }
    }

    private func turns(_ p: [CGFloat]) -> [CGFloat] {
        if p.count == 3 {
            let divisor = p[0] - 2 * p[1] + p[2]
            return divisor == 0 ? [] : [(p[0] - p[1]) / divisor]
        }
        let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
        let b = 2 * (p[0] - 2 * p[1] + p[2])
        let c = p[1] - p[0]
        if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
        let root = b * b - 4 * a * c
        guard root >= 0 else { return [] }
        return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
}
