// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A modifier whose effects a closure computes from the geometry of the content.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier {
    typealias Body = Never
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension View {
    /// Applies effects that are computed from the view's geometry and do not change its layout.
    ///
    /// - Support: partial: what follows scrolling is updated with each scroll report of the browser, not between two
    ///   reports.
    public nonisolated func visualEffect(
        _ effect:
            @escaping @Sendable (_ content: EmptyVisualEffect, _ geometryProxy: GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}

extension VisualEffectModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: GeometryLookNode<VisualEffectModifier<Effect>> {
        override init(_ modifier: VisualEffectModifier<Effect>, _ context: NodeContext) {
            super.init(modifier, context)
            look = { [unowned self] proxy in
                let steps = VisualEffectChain.steps(of: self.modifier.effect(EmptyVisualEffect(), proxy))
                return (VisualLook(steps, size: proxy.size), nil)
            }
        }
    }
}
