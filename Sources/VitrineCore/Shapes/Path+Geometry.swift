// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay

extension Path {
    /// Returns this path with every point transformed.
    public nonisolated func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : mapPoints { $0.applying(transform) }
    }

    /// The smallest rectangle around the path's lines and curves, without their control points.
    public nonisolated var boundingRect: CGRect {
        var box: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
        func add(_ point: CGPoint) {
            guard let old = box else {
                box = (point.x, point.y, point.x, point.y)
                return
            }
            box = (min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x), max(old.maxY, point.y))
        }
        forEachSegment { segment in
            add(segment.from)
            add(segment.to)
            for t in segment.extremes { add(segment.point(at: t)) }
        }
        guard let box else { return .null }
        return CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
    }

    /// Returns whether a point lies inside the path.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether the even-odd rule decides; otherwise the non-zero winding rule.
    /// - Returns: Whether it is inside.
    public nonisolated func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        let box = boundingRect
        let outline = eoFill ? Outline.evenOddPath(outlineElements) : Outline.path(outlineElements)
        return outline.contains(x: p.x, y: p.y, width: box.maxX, height: box.maxY)
    }

    /// Returns the part of the path between two fractions of its length.
    public nonisolated func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (max(from, 0), min(to, 1))
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        var lengths: [CGFloat] = []
        forEachSegment { lengths.append($0.length) }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return Path() }
        let (first, last) = (from * total, to * total)
        var result = Path()
        var position: CGFloat = 0
        var index = 0
        var pen: CGPoint?
        forEachSegment { segment in
            let length = lengths[index]
            index += 1
            defer { position += length }
            guard length > 0, position + length > first, position < last else { return }
            let part = segment.part(
                from: segment.parameter(at: max(first - position, 0)),
                to: segment.parameter(at: min(last - position, length)))
            if pen != part.from { result.move(to: part.from) }
            result.elements.append(part.element)
            pen = part.to
        }
        return result
    }

    private nonisolated func forEachSegment(_ body: (PathSegment) -> Void) {
        var start = CGPoint.zero
        var pen = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let to):
                start = to
                pen = to
            case .line(let to):
                body(PathSegment(from: pen, to: to, controls: []))
                pen = to
            case .quadCurve(let to, let control):
                body(PathSegment(from: pen, to: to, controls: [control]))
                pen = to
            case .curve(let to, let first, let second):
                body(PathSegment(from: pen, to: to, controls: [first, second]))
                pen = to
            case .closeSubpath:
                if pen != start { body(PathSegment(from: pen, to: start, controls: [])) }
                pen = start
            }
        }
    }
}
