// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// A path of UIKit; `Path(path.cgPath)` is its form in SwiftUI.
open class UIBezierPath: NSObject {
    private var path = Path()

    public override init() {}

    private init(_ path: Path) {
        self.path = path
    }

    /// Creates a path from one of Core Graphics.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }
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
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    /// The point at which the next element starts; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Removes all elements.
    open func removeAllPoints() { path = Path() }
    /// Returns whether a point lies inside the path by its fill rule.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    // MARK: - Drawing

    /// The width with which `stroke()` draws, in points.
    open var lineWidth: CGFloat = 1
    /// The ends of the lines that `stroke()` draws.
    open var lineCapStyle = CGLineCap.butt
    /// The corners of the lines that `stroke()` draws.
    open var lineJoinStyle = CGLineJoin.miter
    /// The greatest length of a sharp corner, as a multiple of the line width.
    open var miterLimit: CGFloat = 10
    /// Whether `fill()`, `addClip()` and `contains(_:)` follow the even-odd rule; otherwise the non-zero winding rule.
    open var usesEvenOddFillRule = false

    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Sets the dashes with which `stroke()` draws.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps in turn, in points; `nil` for a solid line.
    ///   - count: The number of lengths.
    ///   - phase: The distance into the pattern at which the line starts, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        dashPhase = phase
    }

    /// Gets the dashes with which `stroke()` draws.
    ///
    /// - Parameters:
    ///   - pattern: Receives the lengths of dashes and gaps in turn, in points.
    ///   - count: Receives the number of lengths.
    ///   - phase: Receives the distance into the pattern at which the line starts, in points.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dash.enumerated() { pattern?[index] = length }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    /// The style with which `stroke()` draws.
    package var strokeStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase)
    }
}
