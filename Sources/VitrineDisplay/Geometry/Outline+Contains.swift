// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Outline {
    /// Returns whether a point is inside the outline in a box of this size.
    package func contains(x: Double, y: Double, width: Double, height: Double) -> Bool {
        switch self {
        case .path(let elements):
            return Outline.winding(of: elements, x: x, y: y) != 0
        case .evenOddPath(let elements):
            return !Outline.winding(of: elements, x: x, y: y).isMultiple(of: 2)
        case .ellipse:
            return Outline.ellipse(x: x, y: y, centerX: width / 2, centerY: height / 2, width / 2, height / 2)
        case .circle:
            let radius = min(width, height) / 2
            return Outline.ellipse(x: x, y: y, centerX: width / 2, centerY: height / 2, radius, radius)
        default:
            break
        }
        guard DisplayRect(width: width, height: height).contains(x: x, y: y) else { return false }
        let isLeft = x < width / 2
        let isTop = y < height / 2
        var radiusX = 0.0
        var radiusY = 0.0
        switch self {
        case .roundedRectangle(let x, let y, _):
            radiusX = x
            radiusY = y
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, _):
            radiusX = isTop ? (isLeft ? topLeft : topRight) : (isLeft ? bottomLeft : bottomRight)
            radiusY = radiusX
        case .capsule:
            radiusX = min(width, height) / 2
            radiusY = radiusX
        default:
            return true
        }
        radiusX = min(radiusX, width / 2)
        radiusY = min(radiusY, height / 2)
        let fromSide = isLeft ? x : width - x
        let fromEnd = isTop ? y : height - y
        if fromSide >= radiusX || fromEnd >= radiusY { return true }
        return Outline.ellipse(x: fromSide, y: fromEnd, centerX: radiusX, centerY: radiusY, radiusX, radiusY)
    }

    private static func ellipse(
        x: Double, y: Double, centerX: Double, centerY: Double, _ radiusX: Double, _ radiusY: Double
    ) -> Bool {
        guard radiusX > 0, radiusY > 0 else { return false }
        let dx = (x - centerX) / radiusX
        let dy = (y - centerY) / radiusY
        return dx * dx + dy * dy <= 1
    }

    /// Returns the winding number of a path around a point; curves are 16 chords, which is precise enough for fingers.
    private static func winding(of elements: [PathElement], x: Double, y: Double) -> Int {
        var number = 0
        var start = (x: 0.0, y: 0.0)
        var pen = start
        func line(to end: (x: Double, y: Double)) {
            let side = (end.x - pen.x) * (y - pen.y) - (x - pen.x) * (end.y - pen.y)
            if pen.y <= y, end.y > y, side > 0 { number += 1 }
            if pen.y > y, end.y <= y, side < 0 { number -= 1 }
            pen = end
        }
        func curve(_ point: (Double) -> (x: Double, y: Double)) {
            for step in 1...16 { line(to: point(Double(step) / 16)) }
        }
        for element in elements {
            let from = pen
            switch element {
            case .move(let x, let y):
                line(to: start)
                start = (x, y)
                pen = start
            case .line(let x, let y):
                line(to: (x, y))
            case .quad(let cx, let cy, let x, let y):
                curve { t in
                    let u = 1 - t
                    return (
                        u * u * from.x + 2 * u * t * cx + t * t * x, u * u * from.y + 2 * u * t * cy + t * t * y
                    )
                }
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
                curve { t in
                    let u = 1 - t
                    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return (p * from.x + q * c1x + r * c2x + s * x, p * from.y + q * c1y + r * c2y + s * y)
                }
            case .close:
                line(to: start)
            }
        }
        line(to: start)
        return number
    }
}
