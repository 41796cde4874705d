// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// Outlines as SVG path data: numbers and command letters only.
package enum SVGPath {
    package static func data(_ elements: [Outline.PathElement]) -> String {
        data(elements, number: WireLength.text)
    }

    /// On a grid of hundreds: hundredths are finer than a pixel.
    package static func compact(_ elements: [Outline.PathElement]) -> String {
        data(elements) { WireLength.number(($0 * 100).rounded() / 100) }
    }

    private static func data(_ elements: [Outline.PathElement], number: (Double) -> String) -> String {
        var result = ""
        func point(_ x: Double, _ y: Double) -> String { number(x) + " " + number(y) }
        for element in elements {
            switch element {
            case .move(let x, let y): result += "M" + point(x, y)
            case .line(let x, let y): result += "L" + point(x, y)
            case .quad(let cx, let cy, let x, let y): result += "Q" + point(cx, cy) + " " + point(x, y)
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
                result += "C" + point(c1x, c1y) + " " + point(c2x, c2y) + " " + point(x, y)
            case .close: result += "Z"
            }
        }
        return result
    }
}

/// The one function of trigonometry that styles need, without a C library.
enum Trigonometry {
    /// Returns the angle of a point, in radians, by a rational approximation (error below 1e-5).
    static func arcTangent(y: Double, x: Double) -> Double {
        if x == 0, y == 0 { return 0 }
        let ratio = min(x.magnitude, y.magnitude) / max(x.magnitude, y.magnitude)
        let square = ratio * ratio
        let polynomial = ((-0.0464964749 * square + 0.15931422) * square - 0.327622764) * square * ratio + ratio
        var angle = y.magnitude > x.magnitude ? Double.pi / 2 - polynomial : polynomial
        if x < 0 { angle = .pi - angle }
        return y < 0 ? -angle : angle
    }
}
