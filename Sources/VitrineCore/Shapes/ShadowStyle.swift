// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay

/// A shadow of what a shape style paints.
nonisolated public struct ShadowStyle: Equatable, Sendable {
    private let isInner: Bool
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat

    /// Returns a shadow behind what is painted.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// Returns a shadow inside what is painted, cast by its edges.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }

    func add(to drawing: inout StyleDrawing, in environment: EnvironmentValues) {
        let shadow = LayerEffects.Shadow(
            color: color.resolved(in: environment), radius: max(radius, 0), x: x, y: y)
        if isInner { drawing.innerShadows.append(shadow) } else { drawing.dropShadows.append(shadow) }
    }
}
