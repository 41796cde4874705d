// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A colour, gradient, material or other style that fills shapes and text.
nonisolated public protocol ShapeStyle: Sendable {
    /// The type of the style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style in an environment.
    ///
    /// - Parameter environment: The environment of the view that is drawn.
    /// - Returns: The style to paint with.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Self.Resolved == Never {
    /// Styles that the engine paints itself do not resolve to another style; calling this traps.
    public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a style that the engine paints itself; it resolves to no other.")
    }
}

extension Never: ShapeStyle {
    /// `Never` does not resolve to another style.
    public typealias Resolved = Never
}

/// A style that the engine paints itself.
nonisolated package protocol PaintedShapeStyle: ShapeStyle {
    /// Whether the paint does not depend on the foreground style around the view.
    var isAbsolute: Bool { get }
    /// Returns the paint at a level of the hierarchy: 0 is primary, 1 secondary, 2 tertiary, 3 quaternary, 4 quinary.
    func paint(level: Int, in environment: EnvironmentValues) -> Paint
    /// Returns the effects of the style at a level of the hierarchy.
    func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing
}

extension PaintedShapeStyle {
    package nonisolated func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing { .plain }

    package nonisolated var isAbsolute: Bool { true }
}

/// A style that paints like another style and adds an effect.
nonisolated package protocol WrappingShapeStyle: PaintedShapeStyle {
    associatedtype Style: ShapeStyle
    /// The style that paints.
    var style: Style { get }
}

extension WrappingShapeStyle {
    package nonisolated var isAbsolute: Bool { AnyShapeStyle(style).isAbsolute }

    package nonisolated func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        resolvePaint(style, level: level, environment)
    }
}

/// Returns the paint of a style in an environment and registers the running node for what it read.
nonisolated package func resolvePaint(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> Paint {
    resolvePaint(style, level: 0, environment)
}

/// Returns the paint of a style at a level of the hierarchy.
nonisolated package func resolvePaint(
    _ style: some ShapeStyle, level: Int, _ environment: EnvironmentValues
) -> Paint {
    if let painted = style as? any PaintedShapeStyle { return painted.paint(level: level, in: environment) }
    return resolvePaint(style.resolve(in: environment), level: level, environment)
}

extension Paint {
    /// Returns the factor of a tint's opacity at a level of the hierarchy (Documentation/Layout.md 8.3); 1 under
    /// increased contrast.
    package nonisolated static func opacity(ofLevel level: Int, in environment: EnvironmentValues) -> Double {
        if level > 0, environment.colorSchemeContrast == .increased { return 1 }
        return switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        case 3: 0.18
        default: 0.18 * quinaryShare
        }
    }

    /// The opacity of the fifth level as a fraction of the fourth's (decision 0026).
    private nonisolated static let quinaryShare = 0.5

    /// Returns the platform's label colour at a level.
    package nonisolated static func label(level: Int, in environment: EnvironmentValues) -> Paint {
        let label = Paint.color(SystemColor.label(level: level).value(in: environment))
        let isFainter = level > 3 && environment.colorSchemeContrast != .increased
        return isFainter ? label.opacity(quinaryShare) : label
    }

    /// Returns the same paint with its opacity multiplied.
    package nonisolated func opacity(_ opacity: Double) -> Paint {
        guard opacity != 1 else { return self }
        return mapColors {
            DisplayColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * opacity)
        }
    }

    /// The mean of the paint's stops, for glyphs, which can only be drawn in one colour.
    package nonisolated var meanColor: DisplayColor {
        if case .color(let color) = self { return color }
        guard let stops, !stops.isEmpty else { return .clear }
        var sum = DisplayColor.clear
        for stop in stops {
            sum.red += stop.color.red
            sum.green += stop.color.green
            sum.blue += stop.color.blue
            sum.alpha += stop.color.alpha
        }
        let count = Double(stops.count)
        return DisplayColor(
            red: sum.red / count, green: sum.green / count, blue: sum.blue / count, alpha: sum.alpha / count)
    }
}
