// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension Color: ShapeStyle {
    /// Returns the colour's components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color = resolved(in: environment)
        return Color.Resolved(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }
}

extension Color: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        if level > 0, provider == .system(.primary) {
            return .label(level: level, in: environment)
        }
        return Paint.color(resolved(in: environment)).opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}

extension ShapeStyle where Self == Color {
    /// The system's red, which adapts to the appearance and contrast.
    public static var red: Color { Color(.system(.red)) }
    /// The system's orange, which adapts to the appearance and contrast.
    public static var orange: Color { Color(.system(.orange)) }
    /// The system's yellow, which adapts to the appearance and contrast.
    public static var yellow: Color { Color(.system(.yellow)) }
    /// The system's green, which adapts to the appearance and contrast.
    public static var green: Color { Color(.system(.green)) }
    /// The system's mint, which adapts to the appearance and contrast.
    public static var mint: Color { Color(.system(.mint)) }
    /// The system's teal, which adapts to the appearance and contrast.
    public static var teal: Color { Color(.system(.teal)) }
    /// The system's cyan, which adapts to the appearance and contrast.
    public static var cyan: Color { Color(.system(.cyan)) }
    /// The system's blue, which adapts to the appearance and contrast.
    public static var blue: Color { Color(.system(.blue)) }
    /// The system's indigo, which adapts to the appearance and contrast.
    public static var indigo: Color { Color(.system(.indigo)) }
    /// The system's purple, which adapts to the appearance and contrast.
    public static var purple: Color { Color(.system(.purple)) }
    /// The system's pink, which adapts to the appearance and contrast.
    public static var pink: Color { Color(.system(.pink)) }
    /// The system's brown, which adapts to the appearance and contrast.
    public static var brown: Color { Color(.system(.brown)) }
    /// White, in every appearance.
    public static var white: Color { Color(red: 1, green: 1, blue: 1) }
    /// The system's grey, which adapts to the appearance and contrast.
    public static var gray: Color { Color(.system(.gray)) }
    /// Black, in every appearance.
    public static var black: Color { Color(red: 0, green: 0, blue: 0) }
    /// A fully transparent colour.
    public static var clear: Color { Color(.rgba(.clear)) }
}
