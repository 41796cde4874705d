// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// Determines the effects of modifiers that the engine does not know.
///
/// They are applied to an empty view of the same size in a separate scene, and the effects of its layers are read.
@MainActor
enum TransitionProbe {
    static func effects<V: View>(of view: V, _ size: TransitionedView) -> LayerEffects {
        guard let session = SessionContext.current else { return .none }
        // The window of the scene is written to the session, which keeps its own.
        let viewport = session.viewport
        defer { session.viewport = viewport }
        var window = viewport
        (window.width, window.height) = (size.width, size.height)
        window.safeArea = EdgeInsets()
        let scene = SceneHost(view, session: session, viewport: window, ownsSession: false)
        scene.flush()
        var effects = LayerEffects.none
        var layer = scene.display.root
        // From the outside in: inner effects are applied first.
        while let current = layer {
            var inner = current.effects
            inner.follow(effects)
            effects = inner
            layer = current.children.count == 1 ? current.children[0] : nil
        }
        return effects
    }
}

/// The empty view of a probe, which takes all available space.
nonisolated package struct ProbeContent: View {
    package init() {}
    package var body: some View { Color.clear }
}

extension LayerEffects {
    /// Combines these effects with those of an outer layer, as far as one layer can have both.
    mutating func follow(_ outer: LayerEffects) {
        opacity *= outer.opacity
        offsetX += outer.offsetX
        offsetY += outer.offsetY
        if outer.scaleX != 1 || outer.scaleY != 1 || outer.rotation != 0 {
            scaleX *= outer.scaleX
            scaleY *= outer.scaleY
            rotation += outer.rotation
            (anchorX, anchorY) = (outer.anchorX, outer.anchorY)
        }
        if let outermost = outer.projection { (projection, turn) = (outermost, outer.turn) }
        blurRadius += outer.blurRadius
        colorFilters += outer.colorFilters
        clip = outer.clip ?? clip
    }
}
