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

    @Test("transforms what is added to it, and not what is there")
    func transforms() throws {
        let moved = CGAffineTransform(translationX: 10, y: 20)
        var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addPath(Path(box), transform: moved)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 110, height: 70))
        let places = [
            Path { $0.addRect(box, transform: moved) }, Path { $0.addRects([box, box], transform: moved) },
            Path { $0.addEllipse(in: box, transform: moved) },
            Path { $0.addRoundedRect(in: box, cornerSize: CGSize(width: 5, height: 5), transform: moved) },
            Path { $0.addRoundedRect(in: box, cornerRadii: RectangleCornerRadii(topLeading: 5), transform: moved) },
        ]
        for place in places {
            let (found, wanted) = (place.boundingRect, CGRect(x: 10, y: 20, width: 100, height: 50))
            #expect(abs(found.minX - wanted.minX) < 1e-9 && abs(found.maxX - wanted.maxX) < 1e-9)
            #expect(abs(found.minY - wanted.minY) < 1e-9 && abs(found.maxY - wanted.maxY) < 1e-9)
        }
        var arc = Path()
        arc.move(to: .zero)
        arc.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
            transform: CGAffineTransform(scaleX: 10, y: 20))
        #expect(arc.elements.dropFirst().first == .line(to: CGPoint(x: 10, y: 0)))
        let end = try #require(arc.currentPoint)
        #expect(abs(end.x) < 1e-9 && abs(end.y - 20) < 1e-9)
        var corner = Path()
        corner.move(to: CGPoint(x: 10, y: 20))
        corner.addArc(
            tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 50), radius: 10, transform: moved)
        let turned = try #require(corner.currentPoint)
        #expect(abs(turned.x - 110) < 1e-9 && abs(turned.y - 30) < 1e-9)
    }

    @Test("is its description again")
    func describes() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3.5, y: -4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        #expect(path.description == "1 2 m 3.5 -4 l 7 8 5 6 q 9 10 11 12 0 0 c h")
        #expect(Path(path.description) == path)
        #expect(Path("0 0 100 50 re") == Path(box))
        for wrong in ["1 m", "1 2", "1 2 x", "h 1"] { #expect(Path(wrong) == nil) }
    }

    /// The area of closed polygons, by the direction in which their lines run.
    private func area(_ path: Path) -> CGFloat {
        var (sum, start, pen) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            var end = start
            switch element {
            case .move(let to): (start, pen, end) = (to, to, to)
            case .line(let to): end = to
            case .closeSubpath: break
            case .quadCurve, .curve: Issue.record("the outline consists of lines")
            }
            sum += (pen.x * end.y - end.x * pen.y) / 2
            pen = end
        }
        return sum
    }

    @Test("is combined with another one to the outline of an area")
    func combines() {
        let (one, other) = (
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)), Path(CGRect(x: 5, y: 5, width: 10, height: 10))
        )
        #expect(one.intersection(other).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(area(one.intersection(other)) == 25)
        #expect(area(one.union(other)) == 175 && one.union(other).elements.count == 9)
        #expect(area(one.subtracting(other)) == 75 && !one.subtracting(other).contains(CGPoint(x: 7, y: 7)))
        #expect(area(one.symmetricDifference(other)) == 150)
        let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(one.union(beside).elements.count == 5 && area(one.union(beside)) == 200)
        #expect(one.intersection(beside).isEmpty && one.subtracting(one).isEmpty)
        let hole = one.subtracting(Path(CGRect(x: 2, y: 2, width: 4, height: 4)))
        #expect(area(hole) == 84 && !hole.contains(CGPoint(x: 3, y: 3)) && hole.contains(CGPoint(x: 8, y: 8)))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(abs(area(circle.union(circle)) - .pi * 2_500) < 10)
        #expect(Path().union(one).elements.count == 5 && Path().union(Path()).isEmpty)
    }

    @Test("has lines that are inside or outside of another one, and an outline that does not cross itself")
    func cuts() {
        var line = Path()
        line.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 20, y: 5)])
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(square).description == "-10 5 m 0 5 l 10 5 m 20 5 l")
        var twice = square
        twice.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(area(twice.normalized()) == 84 && area(twice.normalized(eoFill: false)) == 100)
        #expect(Rectangle().subtracting(Circle()).path(in: box).contains(CGPoint(x: 1, y: 1)))
        #expect(!Rectangle().subtracting(Circle()).path(in: box).contains(CGPoint(x: 50, y: 25)))
    }

    @Test("has a stroke whose outline is as wide as its line, with its caps, joins and dashes")
    func strokes() {
        var line = Path()
        line.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        func stroke(_ style: StrokeStyle) -> Path { line.strokedPath(style).normalized(eoFill: false) }
        #expect(abs(area(stroke(StrokeStyle(lineWidth: 2))) - 40) < 1e-6)
        #expect(abs(area(stroke(StrokeStyle(lineWidth: 2, lineJoin: .bevel))) - 39.5) < 1e-6)
        #expect(abs(area(stroke(StrokeStyle(lineWidth: 2, lineJoin: .round))) - (39 + .pi / 4)) < 0.01)
        #expect(abs(area(stroke(StrokeStyle(lineWidth: 2, lineCap: .square))) - 44) < 1e-6)
        #expect(abs(area(stroke(StrokeStyle(lineWidth: 2, lineCap: .round))) - (40 + .pi)) < 0.01)
        #expect(abs(area(stroke(StrokeStyle(lineWidth: 2, dash: [2, 3]))) - 16) < 1e-6)
        let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(ring.contains(CGPoint(x: 103, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
        #expect(Path("5 5 m 5 5 l")?.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round)).isEmpty == false)
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
