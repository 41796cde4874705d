// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
public import VitrineLayout

/// A view around a mask: only as opaque as the mask is.
nonisolated public struct _MaskedEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
}

/// A view that is not drawn: its alpha is the mask of the view that it lies over.
nonisolated public struct _MaskLayerEffect: ViewModifier, Equatable, Sendable {
    public typealias Body = Never
}

extension View {
    /// Masks the view by the alpha of another, which is proposed its size.
    public nonisolated func mask<Mask>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View {
        masked(by: ZStack(alignment: alignment, content: mask), alignment: alignment)
    }

    /// Masks the view by the alpha of another, which is proposed its size.
    public nonisolated func mask<Mask>(_ mask: Mask) -> some View where Mask: View {
        masked(by: mask, alignment: .center)
    }

    /// The mask's layer is as large as the view's, so that surfaces know where one lies in the other.
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
