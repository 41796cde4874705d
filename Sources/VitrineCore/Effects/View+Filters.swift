// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
import VitrineLayout

/// Draws a blurred copy of a view's outline behind it.
nonisolated public struct _ShadowEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var color: Color
    public var radius: CGFloat
    public var offset: CGSize
}

/// Blurs a view.
nonisolated public struct _BlurEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var radius: CGFloat
}

extension View {
    /// Adds a shadow to the view; `radius` is how far it is blurred, in points.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view; its edges are let through.
    public nonisolated func blur(radius: CGFloat) -> some View {
        modifier(_BlurEffect(radius: radius))
    }

    /// Blurs the view.
    ///
    /// - Support: partial: the edges are let through whatever `opaque` says, and a diagnostic says so.
    public nonisolated func blur(radius: CGFloat, opaque: Bool) -> some View {
        if opaque { _BlurEffect.noteTransparentEdges() }
        return blur(radius: radius)
    }
}

extension _ShadowEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .shadow(
            .init(
                color: color.resolved(in: environment), radius: max(radius, 0), x: offset.width, y: offset.height))
    }
}

extension _BlurEffect {
    /// Says that a blur lets its edges through though it was to be opaque.
    nonisolated static func noteTransparentEdges() {
        DeveloperNotes.withoutEffect(
            "blur(opaque: true)", remedy: "Clip the view, or give it a ground, to have hard edges.")
    }
}

extension _BlurEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .blur(max(radius, 0))
    }
}
