// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineLayout

@Suite("A path")
struct PathTests {
    private let box = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test("is bounded by its curves, not by their control points")
    func bounds() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(Path(ellipseIn: box).boundingRect == box)
        #expect(Path().boundingRect == .null)
    }

    @Test("contains what it winds around")
    func contains() {
        let ellipse = Path(ellipseIn: box)
        #expect(ellipse.contains(CGPoint(x: 50, y: 25)))
        #expect(!ellipse.contains(CGPoint(x: 3, y: 3)))
        #expect(Path(box).contains(CGPoint(x: 99, y: 1)))
    }

    @Test("is trimmed by its length")
    func trims() {
        var path = Path()
        path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
        let part = path.trimmedPath(from: 0.125, to: 0.5)
        #expect(
            part.elements == [
                .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 10)),
            ])
        #expect(path.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    }

    @Test("trimmed to a half of a circle ends opposite")
    func trimsCurves() throws {
        let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.5)
        let end = try #require(half.currentPoint)
        #expect(abs(end.x - 0) < 0.01)
        #expect(abs(end.y - 10) < 0.01)
    }

    @Test("draws arcs the way Apple's flag says")
    func arcs() throws {
        var right = Path()
        right.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(abs(right.boundingRect.minX) < 1e-6)
        #expect(abs(right.boundingRect.maxY - 10) < 1e-6)
        var left = Path()
        left.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(abs(left.boundingRect.minX + 10) < 1e-6)
        #expect(abs(left.boundingRect.minY + 10) < 1e-6)
    }

    @Test("with continuous corners starts them where Apple's does")
    func continuousCorners() throws {
        let path = Path(roundedRect: box, cornerRadius: 10)
        guard case .move(let start) = try #require(path.elements.first) else {
            Issue.record("a path starts with a move")
            return
        }
        #expect(abs(start.x - (100 - 15.28665)) < 1e-9)
        #expect(path.boundingRect.width == 100)
    }
}
