// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineDisplay
import VitrineLayout

/// A modifier that draws a blurred shadow of a view's outline behind it.
nonisolated public struct _ShadowEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The colour of the shadow.
    public var color: Color
    /// The blur radius, in points.
    public var radius: CGFloat
    /// The offset of the shadow, in points.
    public var offset: CGSize
}

/// A modifier that blurs a view.
nonisolated public struct _BlurEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The blur radius, in points.
    public var radius: CGFloat
}

extension View {
    /// Adds a shadow to the view.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset of the shadow, in points.
    ///   - y: The vertical offset of the shadow, in points.
    /// - Returns: A view with the shadow.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Blurs the view with a radius in points; its edges become translucent.
    public nonisolated func blur(radius: CGFloat) -> some View {
        modifier(_BlurEffect(radius: radius))
    }

    /// Blurs the view with a radius in points.
    ///
    /// - Support: partial: edges are transparent whatever `opaque` is, and a diagnostic says so.
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
    /// Reports that the edges of an opaque blur are translucent.
    nonisolated static func noteTransparentEdges() {
        DeveloperNotes.withoutEffect(
            "blur(opaque: true)", remedy: "Clip the view, or give it a background, to have hard edges.")
    }
}

extension _BlurEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .blur(max(radius, 0))
    }
}
