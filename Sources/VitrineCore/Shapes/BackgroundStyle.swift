// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The background style of the view's environment.
///
/// Without one it is the system's background colour; its levels are the secondary and tertiary backgrounds.
nonisolated public struct BackgroundStyle: ShapeStyle {
    /// Creates the background style.
    public init() {}
}

extension BackgroundStyle: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        if let style = environment.backgroundStyle {
            var outer = environment
            outer.backgroundStyle = nil
            return resolvePaint(style, level: level, outer)
        }
        let color: SystemColor =
            switch level {
            case 0: .background
            case 1: .secondaryBackground
            default: .tertiaryBackground
            }
        return .color(color.value(in: environment))
    }

    package func drawing(level: Int, in environment: EnvironmentValues) -> StyleDrawing {
        guard let style = environment.backgroundStyle else { return .plain }
        var outer = environment
        outer.backgroundStyle = nil
        return resolveDrawing(style, level: level, outer)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style of the view's environment.
    public static var background: BackgroundStyle { .init() }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style of `.background` in this view; `nil`, the default, is the system's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style that `.background` has inside this view.
    ///
    /// - Parameter style: The style.
    /// - Returns: A view with the background style in its environment.
    public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
