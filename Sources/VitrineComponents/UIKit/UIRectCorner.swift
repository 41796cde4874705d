// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of UIKit; `Path(path.cgPath)` is its form in SwiftUI.
open class UIBezierPath: NSObject {
    private var path = Path()

    public override init() {}

    private init(_ path: Path) {
        self.path = path
    }

    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    /// Creates the path of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates the path of a rounded rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The corner radius, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates the path of a rectangle with some rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners to round.
    ///   - cornerRadii: The radii, in points; Vitrine uses the width for both axes.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                    bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
    }

    /// Creates the path of an arc.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts, in radians.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: Whether the arc runs clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(
            Path {
                $0.addArc(
                    center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
                    clockwise: !clockwise)
            })
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - endPoint: The end of the curve.
    ///   - controlPoint1: The first control point.
    ///   - controlPoint2: The second control point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    ///
    /// - Parameters:
    ///   - endPoint: The end of the curve.
    ///   - controlPoint: The control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts, in radians.
    ///   - endAngle: The angle at which the arc ends, in radians.
    ///   - clockwise: Whether the arc runs clockwise on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Closes the current subpath with a line.
    open func close() { path.closeSubpath() }
    /// Adds the subpaths of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains the path.
    open var bounds: CGRect { path.boundingRect }
    /// The path in the form of Core Graphics.
    open var cgPath: CGPath { path.cgPath }
    /// The width with which `stroke()` draws, in points.
    open var lineWidth: CGFloat = 1
}

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
