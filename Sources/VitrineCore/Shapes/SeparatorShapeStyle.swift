// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The style of lines between rows.
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
}

extension SeparatorShapeStyle: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        Paint.color(SystemColor.separator.value(in: environment)).opacity(
            Paint.opacity(ofLevel: level, in: environment))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of lines between rows.
    public static var separator: SeparatorShapeStyle { .init() }
}
