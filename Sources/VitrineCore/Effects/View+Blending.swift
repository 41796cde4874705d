// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
import VitrineLayout

/// A modifier that blends a view with the content behind it.
nonisolated public struct _BlendModeEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The blend mode.
    public var blendMode: BlendMode
}

/// A modifier that renders a view separately and composites it as one image.
nonisolated public struct _CompositingGroupEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
}

/// The colour space in which a separately rendered view is blended.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case nonLinear
    /// Linear sRGB, which Vitrine does not support.
    @available(*, unavailable, message: "Vitrine blends in gamma-encoded sRGB: use nonLinear.")
    case linear
    /// Extended linear sRGB, which Vitrine does not support.
    @available(*, unavailable, message: "Vitrine blends in gamma-encoded sRGB: use nonLinear.")
    case extendedLinear
}

extension View {
    /// Sets the blend mode of the view with the content behind it, up to the nearest compositing group.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
    }

    /// Renders the view separately, so that blend modes inside do not affect the content outside.
    public nonisolated func compositingGroup() -> some View {
        modifier(_CompositingGroupEffect())
    }

    /// Renders the view separately, on black if it is opaque; the colour mode has no effect.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        background { if opaque { Color.black } }.modifier(_CompositingGroupEffect())
    }
}

/// Blends a view in a mode that surfaces have; what a canvas draws as a view has modes of its own.
nonisolated struct BlendingEffect: ViewModifier, Equatable, Sendable {
    typealias Body = Never
    let mode: DisplayBlendMode
}

extension BlendingEffect: EffectModifier {
    @MainActor func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect { .blend(mode) }
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
