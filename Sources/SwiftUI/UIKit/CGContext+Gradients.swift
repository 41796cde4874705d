// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineComponents
import VitrineCore

extension CGContext {
    /// Fills the clipped area with a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The gradient.
    ///   - startPoint: The place of its start.
    ///   - endPoint: The place of its end.
    ///   - options: Whether it is drawn beyond its start and its end.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (colors, size) = (gradient.gradient, size)
        let (dx, dy) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return }
        draw { context in
            // The band between both ends, in the direction across so long that it leaves the canvas, as it does beyond
            // the ends where the options ask for it.
            let canvas = CGRect(origin: .zero, size: size).applying(context.transform.inverted())
            let far = Self.distance(from: startPoint, beyond: canvas) + length
            let (x, y) = (dx / length, dy / length)
            let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
            let last = options.contains(.drawsAfterEndLocation) ? far : length
            func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(x: startPoint.x + along * x - across * y, y: startPoint.y + along * y + across * x)
            }
            var band = Path()
            band.addLines([point(first, -far), point(last, -far), point(last, far), point(first, far)])
            band.closeSubpath()
            context.fill(band, with: .linearGradient(colors, startPoint: startPoint, endPoint: endPoint))
        }
    }

    /// Fills the clipped area with a gradient between two circles.
    ///
    /// - Support: partial: both circles have the centre of the second one, and a diagnostic says so if they have not.
    ///
    /// - Parameters:
    ///   - gradient: The gradient.
    ///   - startCenter: The centre of the circle of its start.
    ///   - startRadius: The radius of this circle, in points.
    ///   - endCenter: The centre of the circle of its end.
    ///   - endRadius: The radius of this circle, in points.
    ///   - options: Whether it is drawn beyond its start and its end.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        if startCenter != endCenter {
            DeveloperNotes.withoutEffect(
                "a radial gradient between circles with two centres", remedy: "Both have the centre of the second one.")
        }
        let (colors, size) = (gradient.gradient, size)
        // Beyond the smaller circle is inside, beyond the larger one outside.
        let isOutwards = startRadius <= endRadius
        let fillsInside = options.contains(isOutwards ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let fillsOutside = options.contains(isOutwards ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
        draw { context in
            let canvas = CGRect(origin: .zero, size: size).applying(context.transform.inverted())
            func circle(_ radius: CGFloat) -> CGRect {
                CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius)
            }
            var ring = Path()
            if fillsOutside {
                ring.addRect(circle(outer + Self.distance(from: endCenter, beyond: canvas)))
            } else {
                ring.addEllipse(in: circle(outer))
            }
            if !fillsInside, inner > 0 { ring.addEllipse(in: circle(inner)) }
            context.fill(
                ring,
                with: .radialGradient(colors, center: endCenter, startRadius: startRadius, endRadius: endRadius),
                style: FillStyle(eoFill: true))
        }
    }

    /// A distance that leads from a point to the outside of a rectangle in any direction.
    private static func distance(from point: CGPoint, beyond rect: CGRect) -> CGFloat {
        let x = max(abs(rect.minX - point.x), abs(rect.maxX - point.x))
        let y = max(abs(rect.minY - point.y), abs(rect.maxY - point.y))
        return x + y
    }
}
