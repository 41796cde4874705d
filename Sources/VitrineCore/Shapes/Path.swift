// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// The outline of a two-dimensional shape: lines and curves, in points.
nonisolated public struct Path: Equatable, Sendable {
    /// One step of a path.
    @frozen public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package var elements: [Element] = []

    /// An empty path.
    public init() {}

    /// A path with a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// A path with a rectangle with equal rounded corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// A path with a rectangle with circular or continuous corners of one radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A path with a rectangle whose corners have radii of their own.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// A path with an ellipse.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// A path that a closure builds.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure with each element.
    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    /// Where the next element starts.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var pen: CGPoint?
        for element in elements {
            switch element {
            case .move(let to):
                start = to
                pen = to
            case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): pen = to
            case .closeSubpath: pen = start
            }
        }
        return pen
    }

    // MARK: - Building

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Appends a straight line.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    /// Appends a quadratic curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    /// Appends a cubic curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the current subpath.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds a closed rectangle.
    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds closed rectangles.
    public mutating func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds connected straight lines.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Appends another path.
    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// This path, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    /// This path with every point mapped.
    package func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path {
        var path = Path()
        path.elements = elements.map {
            switch $0 {
            case .move(let to): .move(to: map(to))
            case .line(let to): .line(to: map(to))
            case .quadCurve(let to, let control): .quadCurve(to: map(to), control: map(control))
            case .curve(let to, let first, let second):
                .curve(to: map(to), control1: map(first), control2: map(second))
            case .closeSubpath: .closeSubpath
            }
        }
        return path
    }

    // MARK: - Display

    /// The elements as layers carry them.
    package var outlineElements: [Outline.PathElement] {
        elements.map {
            switch $0 {
            case .move(let to): .move(x: to.x, y: to.y)
            case .line(let to): .line(x: to.x, y: to.y)
            case .quadCurve(let to, let control): .quad(cx: control.x, cy: control.y, x: to.x, y: to.y)
            case .curve(let to, let first, let second):
                .cubic(c1x: first.x, c1y: first.y, c2x: second.x, c2y: second.y, x: to.x, y: to.y)
            case .closeSubpath: .close
            }
        }
    }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}
