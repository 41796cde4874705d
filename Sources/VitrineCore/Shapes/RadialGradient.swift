// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// A gradient along the radius of circles.
nonisolated public struct RadialGradient: ShapeStyle, View {
    public typealias Body = _ShapeView<Rectangle, RadialGradient>
    package let gradient: Gradient
    package let center: UnitPoint
    package let startRadius: CGFloat
    package let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

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
    /// Radii from the smaller to the larger one, neither below 0; stops run backwards where the author's radii do.
    nonisolated func outwards(from start: Double, to end: Double) -> ([Paint.GradientStop], Double, Double) {
        let (start, end) = (Swift.max(start, 0), Swift.max(end, 0))
        guard start > end else { return (self, start, end) }
        let backwards = reversed().map { Paint.GradientStop(color: $0.color, location: 1 - $0.location) }
        return (backwards, end, start)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient along the radius of circles.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient along the radius of circles.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient along the radius of circles.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
