// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
import VitrineLayout

/// The outline of a two-dimensional shape, made of lines and curves, in points.
nonisolated public struct Path: Equatable, Sendable {
    /// An element of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point, with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point, with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to the start of the subpath, which closes it.
        case closeSubpath
    }

    package var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    /// Creates a path from a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Creates a path from a rectangle with equal rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerSize: The width and height of the corners, in points.
    ///   - style: The curve of the corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a path from a rectangle with corners of one radius.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The curve of the corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path from a rectangle with a radius for each corner.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadii: The radii of the corners, in points. Leading is left in a path.
    ///   - style: The curve of the corners.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates a path from the ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Creates an empty path and passes it to a closure that builds it.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure with each element, in order.
    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    /// The point at which the next element starts, or `nil` for an empty path.
    ///
    /// Complexity: O(*n*) in the number of elements.
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

    /// Begins a new subpath at a point.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Appends a straight line from the current point.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    /// Appends a quadratic Bézier curve from the current point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    /// Appends a cubic Bézier curve from the current point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the current subpath with a straight line to its start.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds a closed rectangle as a subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard transform.isIdentity else { return addPath(Path(rect), transform: transform) }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds closed rectangles as subpaths.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds connected straight lines as a new subpath.
    ///
    /// - Parameter lines: The points of the lines; the first one begins the subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Appends the elements of another path.
    ///
    /// - Parameters:
    ///   - path: The other path.
    ///   - transform: A transform of the other path's points.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.applying(transform).elements
    }

    /// Returns this path moved by a distance, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    /// Returns this path with every point mapped by a closure.
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

    /// The elements in the form that display layers carry.
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
    /// Returns the path itself: it has fixed coordinates, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}
