// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Outline {
    /// Returns the outline as a path in a box of this size, for surfaces without a primitive for it.
    package func elements(width: Double, height: Double) -> [PathElement] {
        switch self {
        case .path(let elements), .evenOddPath(let elements):
            return elements
        case .rectangle:
            return RoundedBox(width: width, height: height).elements
        case .roundedRectangle(let radiusX, let radiusY, let isContinuous):
            return RoundedBox(
                width: width, height: height, radiusX: radiusX, radiusY: radiusY, isContinuous: isContinuous
            ).elements
        case .unevenRoundedRectangle(let topLeft, let topRight, let bottomRight, let bottomLeft, let isContinuous):
            return RoundedBox(
                width: width, height: height, topLeft: topLeft, topRight: topRight, bottomRight: bottomRight,
                bottomLeft: bottomLeft, isContinuous: isContinuous
            ).elements
        case .capsule:
            let radius = min(width, height) / 2
            return RoundedBox(
                width: width, height: height, radiusX: radius, radiusY: radius, isContinuous: true
            ).elements
        case .circle:
            let radius = min(width, height) / 2
            return Self.ellipse(x: width / 2, y: height / 2, radiusX: radius, radiusY: radius)
        case .ellipse:
            return Self.ellipse(x: width / 2, y: height / 2, radiusX: width / 2, radiusY: height / 2)
        }
    }

    /// Whether the even-odd rule decides what is inside.
    package var isEvenOdd: Bool {
        if case .evenOddPath = self { true } else { false }
    }

    /// Returns a closed ellipse that starts at its rightmost point, clockwise.
    package static func ellipse(x: Double, y: Double, radiusX: Double, radiusY: Double) -> [PathElement] {
        let (armX, armY) = (radiusX * RoundedBox.kappa, radiusY * RoundedBox.kappa)
        func arc(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) -> PathElement {
            .cubic(c1x: x + x1, c1y: y + y1, c2x: x + x2, c2y: y + y2, x: x + x3, y: y + y3)
        }
        return [
            .move(x: x + radiusX, y: y),
            arc(radiusX, armY, armX, radiusY, 0, radiusY),
            arc(-armX, radiusY, -radiusX, armY, -radiusX, 0),
            arc(-radiusX, -armY, -armX, -radiusY, 0, -radiusY),
            arc(armX, -radiusY, radiusX, -armY, radiusX, 0),
            .close,
        ]
    }
}
