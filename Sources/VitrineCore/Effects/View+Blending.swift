// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
import VitrineLayout

/// Blends a view with what lies behind it.
nonisolated public struct _BlendModeEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
    public var blendMode: BlendMode
}

/// Draws a view apart and puts it in place as one picture.
nonisolated public struct _CompositingGroupEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
}

/// How colours are stored while a view is drawn apart.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As sRGB, gamma encoded.
    case nonLinear
    @available(*, unavailable, message: "Vitrine blends in gamma-encoded sRGB: use nonLinear.")
    case linear
    @available(*, unavailable, message: "Vitrine blends in gamma-encoded sRGB: use nonLinear.")
    case extendedLinear
}

extension View {
    /// Sets how the view is blended with what lies behind it, out to the nearest compositing group.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Draws the view apart first: what blends inside it blends with nothing outside.
    public nonisolated func compositingGroup() -> some View {
        modifier(_CompositingGroupEffect())
    }

    /// Draws the view apart first, and black behind it where it is opaque.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        background { if opaque { Color.black } }.modifier(_CompositingGroupEffect())
    }
}

extension _BlendModeEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .blend(blendMode.displayed)
    }
}

extension _CompositingGroupEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .compositingGroup
    }
}
