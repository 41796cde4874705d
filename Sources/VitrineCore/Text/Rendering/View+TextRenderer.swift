// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

extension View {
    /// Draws the texts in this view with a renderer.
    ///
    /// - Parameter renderer: The renderer, whose animatable data are animated when it changes in an animation.
    /// - Returns: A view whose texts are drawn by the renderer.
    public nonisolated func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// A modifier that sets the renderer of the texts inside, and animates its data as its own.
nonisolated struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.textRenderer, ActiveTextRenderer(renderer: renderer))
    }
}
