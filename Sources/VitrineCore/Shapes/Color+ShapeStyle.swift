// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension Color: ShapeStyle {
    /// The components in an environment.
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
    public static var red: Color { Color(.system(.red)) }
    public static var orange: Color { Color(.system(.orange)) }
    public static var yellow: Color { Color(.system(.yellow)) }
    public static var green: Color { Color(.system(.green)) }
    public static var mint: Color { Color(.system(.mint)) }
    public static var teal: Color { Color(.system(.teal)) }
    public static var cyan: Color { Color(.system(.cyan)) }
    public static var blue: Color { Color(.system(.blue)) }
    public static var indigo: Color { Color(.system(.indigo)) }
    public static var purple: Color { Color(.system(.purple)) }
    public static var pink: Color { Color(.system(.pink)) }
    public static var brown: Color { Color(.system(.brown)) }
    public static var white: Color { Color(red: 1, green: 1, blue: 1) }
    public static var gray: Color { Color(.system(.gray)) }
    public static var black: Color { Color(red: 0, green: 0, blue: 0) }
    public static var clear: Color { Color(.rgba(.clear)) }
}
