// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The style of placeholder text in fields.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the placeholder style.
    public init() {}
}

extension PlaceholderTextShapeStyle: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        Paint.color(SystemColor.placeholder.value(in: environment)).opacity(
            Paint.opacity(ofLevel: level, in: environment))
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text in fields.
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
