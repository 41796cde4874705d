// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The tint of the view's environment, as a shape style.
nonisolated public struct TintShapeStyle: ShapeStyle {
    /// Creates the tint style.
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
    /// The tint of the view's environment.
    public static var tint: TintShapeStyle { .init() }
}

private struct TintStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// A tint that is not a plain colour; a plain colour is stored in `accent`.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }

    /// The tint as `tint(_:)` sets it: what cannot show a style that is no colour takes one of its colours.
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

    /// The tint of what shows a single colour, or `nil` for the platform's.
    package var tintColor: Color? { tintStyle == nil ? accent : Color.accentColor }

    /// The colour of a tint that is another style, of a gradient its first one; `nil` without such a tint.
    var tintStyleColor: DisplayColor? {
        guard let style = tintStyle else { return nil }
        var outer = self
        outer.tintStyle = nil
        return switch resolvePaint(style, outer) {
        case .color(let color): color
        case let gradient: gradient.stops?.first?.color
        }
    }

    /// Returns the paint of the tint at a level of the hierarchy.
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
    /// Sets the tint colour of the controls inside the view; `nil` restores the default.
    public nonisolated func tint(_ tint: Color?) -> some View {
        environment(\.assignedTint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the tint of the controls inside the view to a style.
    public nonisolated func tint<S>(_ tint: S) -> some View where S: ShapeStyle {
        environment(\.assignedTint, AnyShapeStyle(tint))
    }

    /// Sets the accent colour of the controls inside the view; `nil` restores the default.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        environment(\.assignedTint, accentColor.map { AnyShapeStyle($0) })
    }
}
