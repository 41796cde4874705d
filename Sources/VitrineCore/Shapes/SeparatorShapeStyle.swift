// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The style of separators, such as the lines between rows.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the separator style.
    public init() {}
}

extension SeparatorShapeStyle: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        Paint.color(SystemColor.separator.value(in: environment)).opacity(
            Paint.opacity(ofLevel: level, in: environment))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators, such as the lines between rows.
    public static var separator: SeparatorShapeStyle { .init() }
}
