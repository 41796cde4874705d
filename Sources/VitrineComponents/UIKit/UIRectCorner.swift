// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline, as code from before SwiftUI builds it; what it becomes in SwiftUI is `Path(path.cgPath)`.
open class UIBezierPath: NSObject {
    private var path = Path()

    public override init() {}

    private init(_ path: Path) {
        self.path = path
    }

    public convenience init(rect: CGRect) { self.init(Path(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// A rectangle some of whose corners are rounded.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        self.init(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                    bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
    }

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

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    open var cgPath: CGPath { path.cgPath }
    /// How wide `stroke()` draws.
    open var lineWidth: CGFloat = 1
}

/// An outline that does not change.
public class CGPath: @unchecked Sendable, Equatable {
    /// Only a `CGMutablePath` changes it, on whatever thread it was made.
    fileprivate(set) var path: Path

    fileprivate init(path: Path) {
        self.path = path
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    public var boundingBox: CGRect { path.boundingRect }
    public var isEmpty: Bool { path.isEmpty }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

/// An outline that is being built.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(path: Path())
    }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    public func closeSubpath() { path.closeSubpath() }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.addQuadCurve(to: end, control: control)
    }

    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
}

extension Path {
    /// The path of an outline.
    public init(_ path: CGPath) { self = path.path }

    /// The path of an outline that is being built.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The outline of the path.
    public var cgPath: CGPath { CGPath(path: self) }
}
