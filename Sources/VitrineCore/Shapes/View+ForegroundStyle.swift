// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets the foreground style of the view.
    public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
        environment(\.assignedForegroundStyles, ForegroundStyles([AnyShapeStyle(style)]))
    }

    /// Sets the first two levels of the foreground style.
    public nonisolated func foregroundStyle<S1, S2>(
        _ primary: S1, _ secondary: S2
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle {
        environment(
            \.assignedForegroundStyles, ForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the first three levels of the foreground style.
    public nonisolated func foregroundStyle<S1, S2, S3>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
        environment(
            \.assignedForegroundStyles,
            ForegroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the foreground colour of the view; `nil` restores the platform's.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        environment(\.assignedForegroundStyles, color.map { ForegroundStyles([AnyShapeStyle($0)]) })
    }
}
