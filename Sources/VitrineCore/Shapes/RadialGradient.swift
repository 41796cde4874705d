// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// A shape style whose colours change with the distance from a point.
nonisolated public struct RadialGradient: ShapeStyle, View {
    /// The view of the gradient: a rectangle that is filled with it.
    public typealias Body = _ShapeView<Rectangle, RadialGradient>
    package let gradient: Gradient
    package let center: UnitPoint
    package let startRadius: CGFloat
    package let endRadius: CGFloat

    /// Creates a radial gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations along the radius.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadius: The radius of the first colour, in points; a negative one counts as 0.
    ///   - endRadius: The radius of the last colour, in points; a negative one counts as 0.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a radial gradient of evenly spaced colours.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a radial gradient of colour stops.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension RadialGradient: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let (stops, start, end) = gradient.resolved(in: environment).outwards(from: startRadius, to: endRadius)
        return Paint.radialGradient(
            stops: stops, centerX: center.x, centerY: center.y, startRadius: start, endRadius: end
        ).opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}

extension [Paint.GradientStop] {
    /// Orders the radii from the smaller to the larger one, neither below 0, and reverses the stops if they were
    /// swapped.
    nonisolated func outwards(from start: Double, to end: Double) -> ([Paint.GradientStop], Double, Double) {
        let (start, end) = (Swift.max(start, 0), Swift.max(end, 0))
        guard start > end else { return (self, start, end) }
        let backwards = reversed().map { Paint.GradientStop(color: $0.color, location: 1 - $0.location) }
        return (backwards, end, start)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Returns a gradient along the radius of circles.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of evenly spaced colours along the radius of circles.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Returns a gradient of colour stops along the radius of circles.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
