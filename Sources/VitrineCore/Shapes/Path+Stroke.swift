// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Path {
    /// Returns the outline of the line that a stroke draws along the path.
    ///
    /// The line is put together of pieces that lie over each other; filled by the non-zero winding rule they are it.
    ///
    /// - Parameter style: The width, the caps, the joins and the dashes of the line.
    /// - Returns: The outline, in lines.
    public nonisolated func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var outline = StrokeOutline(style: style)
        for subpath in flattened { outline.add(subpath) }
        return outline.path
    }
}

/// The pieces of stroked lines: a rectangle for each chord, and what joins and ends them, all in one direction.
private nonisolated struct StrokeOutline {
    /// The cosine above which a corner is one of a curve's chords, which is joined as a miter.
    private static let smooth: CGFloat = 0.9

    let style: StrokeStyle
    private(set) var path = Path()

    private var half: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) { self.style = style }

    mutating func add(_ subpath: FlatSubpath) {
        var points: [CGPoint] = []
        for point in subpath.points where point.x.isFinite && point.y.isFinite && point != points.last {
            points.append(point)
        }
        var isClosed = subpath.isClosed
        if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        if points.count < 3 { isClosed = false }
        let dashes = style.dash.map { max($0, 0) }
        guard dashes.reduce(0, +) > 0 else { return addLine(points, isClosed: isClosed) }
        if isClosed, let first = points.first { points.append(first) }
        for dash in Self.dashes(of: points, dashes, phase: style.dashPhase) { addLine(dash, isClosed: false) }
    }

    /// Cuts a line into its dashes.
    private static func dashes(of points: [CGPoint], _ lengths: [CGFloat], phase: CGFloat) -> [[CGPoint]] {
        let period = lengths.reduce(0, +) * (lengths.count.isMultiple(of: 2) ? 1 : 2)
        var left = phase.truncatingRemainder(dividingBy: period)
        if left < 0 { left += period }
        var index = 0
        while left >= lengths[index % lengths.count] {
            left -= lengths[index % lengths.count]
            index += 1
        }
        // What is left of the dash or the gap that the line begins in.
        left = lengths[index % lengths.count] - left
        var result: [[CGPoint]] = []
        var dash: [CGPoint] = index.isMultiple(of: 2) ? Array(points.prefix(1)) : []
        for (from, to) in zip(points, points.dropFirst()) {
            let length = distance(from, to)
            var position: CGFloat = 0
            while length - position > left {
                position += left
                let cut = CGPoint(
                    x: from.x + (to.x - from.x) * position / length, y: from.y + (to.y - from.y) * position / length)
                if index.isMultiple(of: 2) {
                    result.append(dash + [cut])
                    dash = []
                } else {
                    dash = [cut]
                }
                index += 1
                left = lengths[index % lengths.count]
            }
            left -= length - position
            if index.isMultiple(of: 2) { dash.append(to) }
        }
        if !dash.isEmpty { result.append(dash) }
        return result
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    private mutating func addLine(_ points: [CGPoint], isClosed: Bool) {
        guard let first = points.first, let last = points.last else { return }
        let ends = isClosed ? Array(points.dropFirst()) + [first] : Array(points.dropFirst())
        let chords = zip(points, ends).filter { $0 != $1 }
        guard !chords.isEmpty else { return addDot(at: first) }
        // The directions of the chords, of length 1.
        let ways = chords.map { from, to in
            let length = Self.distance(from, to)
            return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        }
        for (chord, way) in zip(chords, ways) {
            addPolygon([
                moved(chord.0, along: way, by: 0, aside: half), moved(chord.1, along: way, by: 0, aside: half),
                moved(chord.1, along: way, by: 0, aside: -half), moved(chord.0, along: way, by: 0, aside: -half),
            ])
        }
        for index in ways.indices.dropFirst() { addJoin(at: chords[index].0, from: ways[index - 1], to: ways[index]) }
        if isClosed {
            addJoin(at: first, from: ways[ways.count - 1], to: ways[0])
        } else {
            addCap(at: first, along: CGVector(dx: -ways[0].dx, dy: -ways[0].dy))
            addCap(at: last, along: ways[ways.count - 1])
        }
    }

    /// A line without length: a dot where it has caps.
    private mutating func addDot(at point: CGPoint) {
        addCap(at: point, along: CGVector(dx: 1, dy: 0))
        addCap(at: point, along: CGVector(dx: -1, dy: 0))
    }

    private mutating func addCap(at point: CGPoint, along way: CGVector) {
        switch style.lineCap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            addPolygon([
                moved(point, along: way, by: 0, aside: half), moved(point, along: way, by: half, aside: half),
                moved(point, along: way, by: half, aside: -half), moved(point, along: way, by: 0, aside: -half),
            ])
        }
    }

    private mutating func addJoin(at point: CGPoint, from: CGVector, to: CGVector) {
        let turn = from.dx * to.dy - from.dy * to.dx
        let cosine = from.dx * to.dx + from.dy * to.dy
        guard abs(turn) > 1e-9 || cosine < 0 else { return }
        if style.lineJoin == .round, cosine < Self.smooth { return addCircle(at: point) }
        // The corner is on the side that the line turns away from.
        let side = turn > 0 ? -half : half
        let corner = [
            point, moved(point, along: from, by: 0, aside: side), moved(point, along: to, by: 0, aside: side),
        ]
        // The sum of both normals, of length 1 each.
        let sum = CGVector(dx: -from.dy - to.dy, dy: from.dx + to.dx)
        let square = sum.dx * sum.dx + sum.dy * sum.dy
        let isSharp = cosine > Self.smooth || style.lineJoin == .miter
        guard isSharp, square > 1e-9, 2 / square.squareRoot() <= style.miterLimit else { return addPolygon(corner) }
        let tip = CGPoint(x: point.x + sum.dx * side * 2 / square, y: point.y + sum.dy * side * 2 / square)
        addPolygon([corner[0], corner[1], tip, corner[2]])
    }

    /// Returns a point moved along a direction, and to the side where its normal points.
    private func moved(_ point: CGPoint, along way: CGVector, by distance: CGFloat, aside: CGFloat) -> CGPoint {
        CGPoint(
            x: point.x + way.dx * distance - way.dy * aside, y: point.y + way.dy * distance + way.dx * aside)
    }

    private mutating func addCircle(at center: CGPoint) {
        var circle = Path()
        circle.addRelativeArc(center: center, radius: half, startAngle: .zero, delta: .radians(2 * .pi))
        circle.closeSubpath()
        path.addPath(circle)
    }

    /// Adds a polygon in the direction of the circles.
    private mutating func addPolygon(_ points: [CGPoint]) {
        let area = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, edge in
            sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
        }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }
}
