// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay

extension Path {
    /// Adds a closed ellipse that starts at its rightmost point.
    public nonisolated mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard transform.isIdentity else { return addPath(Path(ellipseIn: rect), transform: transform) }
        add(
            Outline.ellipse(x: rect.midX, y: rect.midY, radiusX: rect.width / 2, radiusY: rect.height / 2),
            offset: .zero)
    }

    /// Adds an arc of a circle.
    ///
    /// `clockwise` has Apple's meaning: in flipped coordinates, so that it looks counter-clockwise on the screen.
    public nonisolated mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let circle = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        guard sweep.isFinite else { return }
        if clockwise {
            if sweep > 0 { sweep -= circle * (sweep / circle).rounded(.up) }
            if sweep < -circle { sweep = -circle }
        } else {
            if sweep < 0 { sweep += circle * (-sweep / circle).rounded(.up) }
            if sweep > circle { sweep = circle }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep), transform: transform)
    }

    /// Adds an arc of a circle by its start angle and its sweep; adds nothing if they are not finite.
    public nonisolated mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard transform.isIdentity else {
            var arc = Path()
            arc.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
            return goOn(with: arc.applying(transform))
        }
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var angle = startAngle.radians
        var sweep = delta.radians
        guard angle.isFinite, sweep.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else { return }
        // More than one turn is drawn as one turn and the rest.
        let turn = 2 * Double.pi
        if abs(sweep) > 2 * turn { sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn) }
        if isEmpty { move(to: point(angle)) } else { addLine(to: point(angle)) }
        let count = Int((abs(sweep) / (.pi / 2)).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
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

    /// Appends a path whose first point is reached by a line, if there is a point to come from.
    private nonisolated mutating func goOn(with path: Path) {
        for element in path.elements {
            if case .move(let to) = element, !isEmpty { addLine(to: to) } else { elements.append(element) }
        }
    }

    /// Adds an arc of a circle that touches the line from the current point to the first end point, and the line on to
    /// the second.
    public nonisolated mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let pen = currentPoint else { return }
        guard transform.isIdentity else {
            // The current point is where it is; the others are transformed.
            var arc = Path()
            arc.move(to: pen.applying(transform.inverted()))
            arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
            arc.elements.removeFirst()
            elements += arc.applying(transform).elements
            return
        }
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
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard transform.isIdentity else {
            return addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
        }
        guard cornerSize.width > 0, cornerSize.height > 0 else {
            addRect(rect)
            return
        }
        let box = RoundedBox(
            width: rect.width, height: rect.height, radiusX: cornerSize.width, radiusY: cornerSize.height,
            isContinuous: style == .continuous)
        add(box.elements, offset: rect.origin)
    }

    /// Adds a closed rectangle with a radius for each corner.
    public nonisolated mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard transform.isIdentity else {
            return addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
        }
        let box = RoundedBox(
            width: rect.width, height: rect.height, topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
            bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading,
            isContinuous: style == .continuous)
        add(box.elements, offset: rect.origin)
    }

    /// Appends the path of an outline.
    package nonisolated mutating func add(_ outline: [Outline.PathElement], offset: CGPoint) {
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: offset.x + x, y: offset.y + y) }
        for element in outline {
            switch element {
            case .move(let x, let y): move(to: point(x, y))
            case .line(let x, let y): addLine(to: point(x, y))
            case .quad(let cx, let cy, let x, let y): addQuadCurve(to: point(x, y), control: point(cx, cy))
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
                addCurve(to: point(x, y), control1: point(c1x, c1y), control2: point(c2x, c2y))
            case .close: closeSubpath()
            }
        }
    }
}
