// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay
public import VitrineLayout

/// A shape style whose colours change with the distance from a point, along ellipses in the proportions of the filled
/// shape.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
    /// The view of the gradient: a rectangle that is filled with it.
    public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
    package let gradient: Gradient
    package let center: UnitPoint
    package let startRadiusFraction: CGFloat
    package let endRadiusFraction: CGFloat

    /// Creates an elliptical gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations along the radius.
    ///   - center: The centre, in the unit space of the filled shape.
    ///   - startRadiusFraction: The radius of the first colour, as a fraction of the shape's width and height.
    ///   - endRadiusFraction: The radius of the last colour, as a fraction of the shape's width and height.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }

    /// Creates an elliptical gradient of evenly spaced colours.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Creates an elliptical gradient of colour stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension EllipticalGradient: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let (stops, start, end) = gradient.resolved(in: environment)
            .outwards(from: startRadiusFraction, to: endRadiusFraction)
        return Paint.ellipticalGradient(
            stops: stops, centerX: center.x, centerY: center.y, startRadius: start, endRadius: end
        ).opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Returns a gradient along the radius of ellipses.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a gradient of evenly spaced colours along the radius of ellipses.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            colors: colors, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    /// Returns a gradient of colour stops along the radius of ellipses.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            stops: stops, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
