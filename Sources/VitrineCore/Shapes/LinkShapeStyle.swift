// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The style of links: the platform's blue, independent of the tint.
nonisolated public struct LinkShapeStyle: ShapeStyle {
    /// Creates the link style.
    public init() {}
}

extension LinkShapeStyle: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        Paint.color(SystemColor.blue.value(in: environment)).opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { .init() }
}
