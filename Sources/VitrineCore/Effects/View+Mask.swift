// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
public import VitrineLayout

/// A modifier that multiplies the opacity of a view by that of its mask.
nonisolated public struct _MaskedEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
}

/// A modifier for a mask: it is not drawn, and its opacity is applied to the view that it covers.
nonisolated public struct _MaskLayerEffect: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
}

extension View {
    /// Masks the view by the opacity of other views, which are proposed its size.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the mask with the view.
    ///   - mask: A view builder that creates the mask.
    /// - Returns: The masked view.
    public nonisolated func mask<Mask>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View {
        masked(by: ZStack(alignment: alignment, content: mask), alignment: alignment)
    }

    /// Masks the view by the opacity of another view, which is proposed its size.
    public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
        masked(by: mask, alignment: .center)
    }

    /// Makes the mask's layer as large as the view's, so that surfaces know their relative position.
    private nonisolated func masked(by mask: some View, alignment: Alignment) -> some View {
        let layer = mask.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .modifier(_MaskLayerEffect())
        return modifier(_OverlayModifier(overlay: layer, alignment: .center, isBackground: false))
            .modifier(_MaskedEffect())
    }
}

extension _MaskedEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect { .masked }
}

extension _MaskLayerEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect { .mask }
}
