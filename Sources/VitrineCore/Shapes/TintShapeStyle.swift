// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The tint around a view.
nonisolated public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension TintShapeStyle: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        environment.tintPaint(level: level)
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        guard let style = environment.tintStyle else { return .plain }
        var outer = environment
        outer.tintStyle = nil
        return resolveDrawing(style, level: level, outer)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint around the view.
    public static var tint: TintShapeStyle { .init() }
}

private struct TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// A tint that is no plain colour; a plain one is `accent`.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }

    /// Written by `tint(_:)`: a colour tints everything, another style what can show it.
    package var assignedTint: AnyShapeStyle? {
        get { tintStyle ?? accent.map { AnyShapeStyle($0) } }
        set {
            if let color = newValue?.base as? Color {
                accent = color
                tintStyle = nil
            } else {
                if newValue == nil { accent = nil }
                tintStyle = newValue
            }
        }
    }

    /// The paint of the tint at a level of the hierarchy.
    package func tintPaint(level: Int = 0) -> Paint {
        if let style = tintStyle {
            var outer = self
            outer.tintStyle = nil
            return resolvePaint(style, level: level, outer)
        }
        return resolvePaint(Color.accentColor, level: level, self)
    }
}

extension View {
    /// Sets the tint of everything inside.
    public nonisolated func tint(_ tint: Color?) -> some View {
        environment(\.assignedTint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the tint of everything inside.
    public nonisolated func tint<S>(_ tint: S) -> some View where S: ShapeStyle {
        environment(\.assignedTint, AnyShapeStyle(tint))
    }

    /// Sets the accent colour of everything inside.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        environment(\.assignedTint, accentColor.map { AnyShapeStyle($0) })
    }
}
