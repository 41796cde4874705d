// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@Suite struct RoundedBoxTests {
    private func numbers(_ elements: [Outline.PathElement]) -> [[Double]] {
        elements.map {
            switch $0 {
            case .move(let x, let y), .line(let x, let y): [x, y]
            case .quad(let cx, let cy, let x, let y): [cx, cy, x, y]
            case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y): [c1x, c1y, c2x, c2y, x, y]
            case .close: []
            }
        }
    }

    @Test("a continuous corner has the recorded points, in units of the radius from the corner")
    func recordedPoints() {
        let points = numbers(
            Outline.roundedRectangle(radiusX: 10, radiusY: 10, isContinuous: true)
                .elements(width: 100, height: 80))
        // The top right corner at (100, 0): along the top edge, three curves, down the right edge.
        #expect(points[0].isNear([84.71335, 0]))
        #expect(points[1].isNear([89.1151, 0, 91.31593, 0, 93.68506, 0.749114]))
        #expect(points[2].isNear([96.27176, 1.6906, 98.3094, 3.72824, 99.250886, 6.31494]))
        #expect(points[3].isNear([100, 8.68407, 100, 10.8849, 100, 15.28665]))
        #expect(points.count == 17)
    }

    @Test("on an edge that is only as long as two radii the curve starts where a circle would")
    func shortEdge() {
        let points = numbers(Outline.capsule.elements(width: 100, height: 40))
        #expect(points[3].isNear([100, 16.4, 100, 19.2, 100, 20]))
        #expect(points[0].isNear([100 - 1.528665 * 20, 0]))
    }

    @Test("radii that do not fit shrink together")
    func tooLarge() {
        let large = Outline.roundedRectangle(radiusX: 40, radiusY: 40, isContinuous: false)
        let fitting = Outline.roundedRectangle(radiusX: 10, radiusY: 10, isContinuous: false)
        #expect(numbers(large.elements(width: 60, height: 20)) == numbers(fitting.elements(width: 60, height: 20)))
    }

    @Test("an uneven corner takes what its neighbour leaves of the edge")
    func uneven() {
        let elements = Outline.unevenRoundedRectangle(
            topLeft: 0, topRight: 90, bottomRight: 0, bottomLeft: 0, isContinuous: false
        ).elements(width: 100, height: 100)
        #expect(numbers(elements)[0].isNear([10, 0]))
    }

    @Test(
        "every outline ends where it began, inside its box",
        arguments: [
            Outline.rectangle, .capsule, .circle, .ellipse,
            .roundedRectangle(radiusX: 9, radiusY: 9, isContinuous: true),
        ])
    func closed(_ outline: Outline) {
        let elements = outline.elements(width: 50, height: 30)
        #expect(elements.last == .close)
        for value in numbers(elements).flatMap(\.self) { #expect((-1e-9...50 + 1e-9).contains(value)) }
    }
}

extension [Double] {
    fileprivate func isNear(_ other: [Double]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-4 }
    }
}
