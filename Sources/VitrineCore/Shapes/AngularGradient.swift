// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
public import VitrineLayout

/// A shape style whose colours change with the angle around a point, clockwise from the right.
nonisolated public struct AngularGradient: ShapeStyle, View {
    /// The view of the gradient: a rectangle that is filled with it.
    public typealias Body = _ShapeView<Rectangle, AngularGradient>
    package let gradient: Gradient
    package let center: UnitPoint
    package let startAngle: Angle
    package let endAngle: Angle

    /// Creates a gradient between two angles.
    ///
    /// The rest of the circle is filled with the colours of the gradient's ends, half with each. Beyond a full turn
    /// only the last turn is seen.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations between the angles.
    ///   - center: The point that the gradient turns around, in the unit space of the filled shape.
    ///   - startAngle: The angle of the first colour.
    ///   - endAngle: The angle of the last colour.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Creates a gradient of evenly spaced colours between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of colour stops between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Creates a gradient of one full turn.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations in the turn.
    ///   - center: The point that the gradient turns around, in the unit space of the filled shape.
    ///   - angle: The angle of the first and of the last colour.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    /// Creates a gradient of evenly spaced colours over one full turn.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Creates a gradient of colour stops over one full turn.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }
}

extension AngularGradient: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let turn = Turn(
            stops: gradient.resolved(in: environment), from: startAngle.radians, to: endAngle.radians)
        return Paint.angularGradient(stops: turn.stops, centerX: center.x, centerY: center.y, angle: turn.angle)
            .opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}

/// A gradient between two angles, converted to stops of one full turn.
private struct Turn {
    var stops: [Paint.GradientStop]
    var angle: Double

    init(stops: [Paint.GradientStop], from start: Double, to end: Double) {
        let full = 2 * Double.pi
        var (stops, start, end) = (stops, start, end)
        if end < start {
            // A backward gradient equals a forward one with its stops reversed.
            stops = stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
            (start, end) = (end, start)
        }
        guard let first = stops.first, let last = stops.last, (end - start).isFinite else {
            (self.stops, angle) = ([], 0)
            return
        }
        let share = (end - start) / full
        guard share < 1 - 1e-9 else {
            // Of more than one turn only the last one is visible.
            self.stops = share > 1 + 1e-9 ? Self.lastTurn(stops, of: share) : stops
            angle = (end - full).remainder(dividingBy: full)
            return
        }
        let middle = share + (1 - share) / 2
        self.stops =
            stops.map { .init(color: $0.color, location: $0.location * share) } + [
                .init(color: last.color, location: middle), .init(color: first.color, location: middle),
                .init(color: first.color, location: 1),
            ]
        angle = start.remainder(dividingBy: full)
    }

    private static func lastTurn(_ stops: [Paint.GradientStop], of turns: Double) -> [Paint.GradientStop] {
        let all = stops.map { Paint.GradientStop(color: $0.color, location: $0.location * turns - (turns - 1)) }
        guard let index = all.firstIndex(where: { $0.location > 0 }), index > 0 else { return all }
        let (before, after) = (all[index - 1], all[index])
        let progress = -before.location / (after.location - before.location)
        let seam = before.color.mixed(with: after.color, by: progress)
        return [.init(color: seam, location: 0)] + all[index...]
    }
}

extension DisplayColor {
    /// Returns a colour between this one and another, interpolated component by component.
    package nonisolated func mixed(with other: DisplayColor, by share: Double) -> DisplayColor {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return DisplayColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient around a point between two angles.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient of evenly spaced colours around a point between two angles.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient of colour stops around a point between two angles.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient of one full turn around a point.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// Returns a gradient of evenly spaced colours over one full turn around a point.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// Returns a gradient of colour stops over one full turn around a point.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
