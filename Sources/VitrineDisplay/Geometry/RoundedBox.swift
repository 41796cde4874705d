// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A rectangle at the origin with rounded corners, as a path.
///
/// A circular corner is one cubic, a continuous one three (Documentation/Layout.md 7.1, in units of the radius,
/// measured from the corner along both edges). Where an edge is too short for two continuous corners, the curve leaves
/// it nearer to the corner, as far as a circle would.
package struct RoundedBox {
    /// The length of a cubic's control arms for a quarter circle of radius 1.
    package static let kappa = 0.5522847498

    private struct Corner {
        var x: Double
        var y: Double
    }

    private let width: Double
    private let height: Double
    private let topLeft: Corner
    private let topRight: Corner
    private let bottomRight: Corner
    private let bottomLeft: Corner
    private let isContinuous: Bool

    /// Creates a box with equal corners; radii that do not fit are reduced together.
    package init(width: Double, height: Double, radiusX: Double = 0, radiusY: Double = 0, isContinuous: Bool = false) {
        self.width = width
        self.height = height
        self.isContinuous = isContinuous
        var corner = Corner(x: max(radiusX, 0), y: max(radiusY, 0))
        if corner.x > 0, corner.y > 0 {
            let share = min(1, width / 2 / corner.x, height / 2 / corner.y)
            corner = Corner(x: corner.x * share, y: corner.y * share)
        }
        (topLeft, topRight, bottomRight, bottomLeft) = (corner, corner, corner, corner)
    }

    /// Creates a box with a radius for each corner, limited to half of its edges or to what a neighbour leaves of one.
    package init(
        width: Double, height: Double, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double,
        isContinuous: Bool
    ) {
        func corner(_ radius: Double, across: Double, along: Double) -> Corner {
            let limit = min(max(width / 2, width - across), max(height / 2, height - along))
            let radius = max(min(radius, limit), 0)
            return Corner(x: radius, y: radius)
        }
        self.width = width
        self.height = height
        self.isContinuous = isContinuous
        self.topLeft = corner(topLeft, across: topRight, along: bottomLeft)
        self.topRight = corner(topRight, across: topLeft, along: bottomRight)
        self.bottomRight = corner(bottomRight, across: bottomLeft, along: topRight)
        self.bottomLeft = corner(bottomLeft, across: bottomRight, along: topLeft)
    }

    /// The elements of the path, clockwise from the top edge.
    package var elements: [Outline.PathElement] {
        var pen = Pen(width: width, height: height, isContinuous: isContinuous)
        pen.turn(x: width, y: 0, into: (1, 0), out: (0, 1), before: topRight.x, behind: topRight.y)
        pen.turn(x: width, y: height, into: (0, 1), out: (-1, 0), before: bottomRight.y, behind: bottomRight.x)
        pen.turn(x: 0, y: height, into: (-1, 0), out: (0, -1), before: bottomLeft.x, behind: bottomLeft.y)
        pen.turn(x: 0, y: 0, into: (0, -1), out: (1, 0), before: topLeft.y, behind: topLeft.x)
        return pen.elements + [.close]
    }
}

/// Draws one corner after the other.
private struct Pen {
    let width: Double
    let height: Double
    let isContinuous: Bool
    var elements: [Outline.PathElement] = []

    /// Draws a corner at (x, y); `into` and `out` are the directions of the edges before and after it.
    mutating func turn(
        x: Double, y: Double, into: (x: Double, y: Double), out: (x: Double, y: Double), before: Double, behind: Double
    ) {
        /// Returns the point at a distance before the corner and a distance after it.
        func point(_ back: Double, _ on: Double) -> (x: Double, y: Double) {
            (x - into.x * back + out.x * on, y - into.y * back + out.y * on)
        }
        guard before > 0, behind > 0 else {
            go(to: (x, y))
            return
        }
        guard isContinuous else {
            let arm = 1 - RoundedBox.kappa
            go(to: point(before, 0))
            curve(point(before * arm, 0), point(0, behind * arm), point(0, behind))
            return
        }
        let first = SmoothEnd(radius: before, edge: into.x != 0 ? width : height)
        let second = SmoothEnd(radius: behind, edge: out.x != 0 ? width : height)
        go(to: point(first.start, 0))
        curve(point(first.outer, 0), point(first.inner, 0), point(before * 0.631494, behind * 0.0749114))
        curve(
            point(before * 0.372824, behind * 0.169060), point(before * 0.169060, behind * 0.372824),
            point(before * 0.0749114, behind * 0.631494))
        curve(point(0, second.inner), point(0, second.outer), point(0, second.start))
    }

    private mutating func go(to end: (x: Double, y: Double)) {
        elements.append(elements.isEmpty ? .move(x: end.x, y: end.y) : .line(x: end.x, y: end.y))
    }

    private mutating func curve(
        _ first: (x: Double, y: Double), _ second: (x: Double, y: Double), _ end: (x: Double, y: Double)
    ) {
        elements.append(.cubic(c1x: first.x, c1y: first.y, c2x: second.x, c2y: second.y, x: end.x, y: end.y))
    }
}

/// The point at which the continuous curve leaves an edge, and its two controls there; a short edge moves all three
/// inwards.
private struct SmoothEnd {
    let start: Double
    let outer: Double
    let inner: Double

    init(radius: Double, edge: Double) {
        let full = 1.528665
        let share = min(full, max(1, edge / 2 / radius))
        let progress = (share - 1) / (full - 1)
        start = radius * share
        outer = radius * (0.96 + (1.08849 - 0.96) * progress)
        inner = radius * (0.82 + (0.868407 - 0.82) * progress)
    }
}
