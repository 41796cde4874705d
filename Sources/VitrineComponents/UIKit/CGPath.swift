// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// An immutable path of Core Graphics.
public class CGPath: @unchecked Sendable, Equatable {
    /// Changed by `CGMutablePath` only, on the thread that owns it.
    fileprivate(set) var path: Path

    fileprivate init(path: Path) {
        self.path = path
    }

    /// Creates the path of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: A transform of the path, or `nil`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the path of the ellipse in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - transform: A transform of the path, or `nil`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the path of a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The width of the corners, in points.
    ///   - cornerHeight: The height of the corners, in points.
    ///   - transform: A transform of the path, or `nil`.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = Path(
            roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
        self.init(path: path.applying(transform?.pointee ?? .identity))
    }

    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle that contains the path, without the control points of its curves.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// The smallest rectangle that contains the path.
    public var boundingBox: CGRect { path.boundingRect }
    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// Returns whether two paths have the same elements.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

/// A mutable path of Core Graphics.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() {
        super.init(path: Path())
    }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds lines through points, beginning a subpath at the first one.
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    /// Adds the subpaths of another path.
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    /// Closes the current subpath with a line.
    public func closeSubpath() { path.closeSubpath() }

    /// Adds a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control1: The first control point.
    ///   - control2: The second control point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic Bézier curve.
    ///
    /// - Parameters:
    ///   - end: The end of the curve.
    ///   - control: The control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }

    /// Adds a rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The width of the corners, in points.
    ///   - cornerHeight: The height of the corners, in points.
    ///   - transform: A transform of the rectangle.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }

    /// Adds an arc that begins on the line to a first point and ends on the line from there to a second one.
    ///
    /// - Parameters:
    ///   - tangent1End: The first point.
    ///   - tangent2End: The second point.
    ///   - radius: The radius, in points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    /// Adds an arc of an angle.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts, in radians.
    ///   - delta: The angle of the arc, in radians.
    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        path.addRelativeArc(center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta))
    }

    /// Adds an arc.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts, in radians.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: Whether the arc runs clockwise where the y axis points up, that is, counterclockwise on the
    ///     screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
}

extension Path {
    /// Creates a path from one of Core Graphics.
    public init(_ path: CGPath) { self = path.path }

    /// Creates a path from a mutable one of Core Graphics.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path in the form of Core Graphics.
    public var cgPath: CGPath { CGPath(path: self) }
}
