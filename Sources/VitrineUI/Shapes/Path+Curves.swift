// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Path {
    /// The length of a cubic's control arms for a quarter circle of radius 1.
    private nonisolated static let kappa = 0.5522847498

    /// Adds a closed ellipse that starts at its right end.
    public nonisolated mutating func addEllipse(in rect: CGRect) {
        let (x, y) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * Path.kappa, ry * Path.kappa)
        func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        move(to: point(rx, 0))
        addCurve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry))
        addCurve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky))
        addCurve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry))
        addCurve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky))
        closeSubpath()
    }

    /// Adds an arc of a circle; `clockwise` as Apple's, in whose flipped coordinates it looks counter-clockwise.
    public nonisolated mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let circle = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        if clockwise {
            if sweep > 0 { sweep -= circle * (sweep / circle).rounded(.up) }
            if sweep < -circle { sweep = -circle }
        } else {
            if sweep < 0 { sweep += circle * (-sweep / circle).rounded(.up) }
            if sweep > circle { sweep = circle }
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep))
    }

    /// Adds an arc of a circle by its start and its sweep.
    public nonisolated mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
    ) {
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var angle = startAngle.radians
        if isEmpty { move(to: point(angle)) } else { addLine(to: point(angle)) }
        let count = Int((abs(delta.radians) / (.pi / 2)).rounded(.up))
        guard count > 0 else { return }
        let step = delta.radians / Double(count)
        let arm = radius * 4 / 3 * tan(step / 4)
        for _ in 0..<count {
            let (from, to) = (point(angle), point(angle + step))
            addCurve(
                to: to,
                control1: CGPoint(x: from.x - arm * sin(angle), y: from.y + arm * cos(angle)),
                control2: CGPoint(x: to.x + arm * sin(angle + step), y: to.y - arm * cos(angle + step)))
            angle += step
        }
    }

    /// Adds an arc of a circle that touches the lines from the current point to one point and on to another.
    public nonisolated mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let pen = currentPoint else { return }
        func unit(_ a: CGPoint, _ b: CGPoint) -> (x: Double, y: Double, length: Double) {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = (dx * dx + dy * dy).squareRoot()
            return length == 0 ? (0, 0, 0) : (dx / length, dy / length, length)
        }
        let (a, b) = (unit(tangent1End, pen), unit(tangent1End, tangent2End))
        let turn = a.x * b.y - a.y * b.x
        guard a.length > 0, b.length > 0, abs(turn) > 1e-9 else {
            addLine(to: tangent1End)
            return
        }
        let half = acos(max(-1, min(1, a.x * b.x + a.y * b.y))) / 2
        let reach = radius / tan(half)
        let middle = (x: a.x + b.x, y: a.y + b.y)
        let scale = radius / sin(half) / (middle.x * middle.x + middle.y * middle.y).squareRoot()
        let center = CGPoint(x: tangent1End.x + middle.x * scale, y: tangent1End.y + middle.y * scale)
        let start = CGPoint(x: tangent1End.x + a.x * reach, y: tangent1End.y + a.y * reach)
        let end = CGPoint(x: tangent1End.x + b.x * reach, y: tangent1End.y + b.y * reach)
        let from = atan2(start.y - center.y, start.x - center.x)
        var sweep = atan2(end.y - center.y, end.x - center.x) - from
        while sweep > .pi { sweep -= 2 * .pi }
        while sweep < -.pi { sweep += 2 * .pi }
        addRelativeArc(center: center, radius: radius, startAngle: .radians(from), delta: .radians(sweep))
    }

    /// Adds a closed rectangle with equal rounded corners.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let rx = min(max(cornerSize.width, 0), rect.width / 2)
        let ry = min(max(cornerSize.height, 0), rect.height / 2)
        guard rx > 0, ry > 0 else {
            addRect(rect)
            return
        }
        let corner = Corner(rx: rx, ry: ry)
        addCorners(in: rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner, style: style)
    }

    /// Adds a closed rectangle whose corners have radii of their own.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let radii = cornerRadii.limited(to: rect.size)
        func corner(_ radius: CGFloat) -> Corner { Corner(rx: radius, ry: radius) }
        addCorners(
            in: rect, topLeft: corner(radii.topLeading), topRight: corner(radii.topTrailing),
            bottomRight: corner(radii.bottomTrailing), bottomLeft: corner(radii.bottomLeading), style: style)
    }

    private nonisolated struct Corner {
        var rx: CGFloat
        var ry: CGFloat
    }

    private nonisolated mutating func addCorners(
        in rect: CGRect, topLeft: Corner, topRight: Corner, bottomRight: Corner, bottomLeft: Corner,
        style: RoundedCornerStyle
    ) {
        var builder = CornerBuilder(size: rect.size, style: style)
        // Clockwise from the top edge: each corner by its point, the direction in and the direction out.
        builder.add(CGPoint(x: rect.maxX, y: rect.minY), into: (1, 0), out: (0, 1), topRight.rx, topRight.ry)
        builder.add(CGPoint(x: rect.maxX, y: rect.maxY), into: (0, 1), out: (-1, 0), bottomRight.ry, bottomRight.rx)
        builder.add(CGPoint(x: rect.minX, y: rect.maxY), into: (-1, 0), out: (0, -1), bottomLeft.rx, bottomLeft.ry)
        builder.add(CGPoint(x: rect.minX, y: rect.minY), into: (0, -1), out: (1, 0), topLeft.ry, topLeft.rx)
        elements += builder.path.elements
        closeSubpath()
    }
}

/// Draws the corners of a rectangle (facts/layout.md 7.1).
private nonisolated struct CornerBuilder {
    let size: CGSize
    let style: RoundedCornerStyle
    var path = Path()

    /// `into` and `out` are the directions of the edges before and behind the corner.
    mutating func add(
        _ corner: CGPoint, into: (x: CGFloat, y: CGFloat), out: (x: CGFloat, y: CGFloat),
        _ before: CGFloat, _ behind: CGFloat
    ) {
        func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
            CGPoint(x: corner.x - into.x * a + out.x * b, y: corner.y - into.y * a + out.y * b)
        }
        func go(_ end: CGPoint) {
            if path.isEmpty { path.move(to: end) } else { path.addLine(to: end) }
        }
        guard before > 0, behind > 0 else {
            go(corner)
            return
        }
        guard style == .continuous else {
            let arm = 1 - 0.5522847498
            go(point(before, 0))
            path.addCurve(
                to: point(0, behind), control1: point(before * arm, 0), control2: point(0, behind * arm))
            return
        }
        let first = Smooth(radius: before, edge: into.x != 0 ? size.width : size.height)
        let second = Smooth(radius: behind, edge: out.x != 0 ? size.width : size.height)
        go(point(first.start, 0))
        path.addCurve(
            to: point(before * 0.631494, behind * 0.0749114), control1: point(first.outer, 0),
            control2: point(first.inner, 0))
        path.addCurve(
            to: point(before * 0.0749114, behind * 0.631494),
            control1: point(before * 0.372824, behind * 0.169060),
            control2: point(before * 0.169060, behind * 0.372824))
        path.addCurve(to: point(0, second.start), control1: point(0, second.inner), control2: point(0, second.outer))
    }

    /// Where the continuous curve leaves an edge; a short edge draws the points in.
    private struct Smooth {
        var start: CGFloat
        var outer: CGFloat
        var inner: CGFloat

        init(radius: CGFloat, edge: CGFloat) {
            let full = 1.528665
            let share = min(full, max(1, edge / 2 / radius))
            let progress = (share - 1) / (full - 1)
            start = radius * share
            outer = radius * (0.96 + (1.08849 - 0.96) * progress)
            inner = radius * (0.82 + (0.868407 - 0.82) * progress)
        }
    }
}

extension RectangleCornerRadii {
    /// Each radius at most half of its edges, or what the neighbour leaves of one (facts/layout.md 7.1).
    nonisolated func limited(to size: CGSize) -> RectangleCornerRadii {
        func limit(_ radius: CGFloat, _ across: CGFloat, _ along: CGFloat) -> CGFloat {
            let horizontal = max(size.width / 2, size.width - across)
            let vertical = max(size.height / 2, size.height - along)
            return max(min(radius, horizontal, vertical), 0)
        }
        return RectangleCornerRadii(
            topLeading: limit(topLeading, topTrailing, bottomLeading),
            bottomLeading: limit(bottomLeading, bottomTrailing, topLeading),
            bottomTrailing: limit(bottomTrailing, bottomLeading, topTrailing),
            topTrailing: limit(topTrailing, topLeading, bottomTrailing))
    }
}
