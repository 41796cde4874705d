// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// What modifiers that nobody here knows do to a view: they are put around an empty one of its size, in a scene of its
/// own, and what became of the layers is read.
@MainActor
enum TransitionProbe {
    static func effects<V: View>(of view: V, _ size: TransitionedView) -> LayerEffects {
        guard let session = SessionContext.current else { return .none }
        // The scene must not tell the session of a window of its own.
        let (viewport, onDiagnostic) = (session.viewport, session.onDiagnostic)
        defer {
            session.viewport = viewport
            session.onDiagnostic = onDiagnostic
        }
        var window = viewport
        (window.width, window.height) = (size.width, size.height)
        window.safeArea = EdgeInsets()
        let scene = SceneHost(view, session: session, viewport: window)
        scene.flush()
        var effects = LayerEffects.none
        var layer = scene.display.root
        // From the outside in: what stands further in happens first.
        while let current = layer {
            var inner = current.effects
            inner.follow(effects)
            effects = inner
            layer = current.children.count == 1 ? current.children[0] : nil
        }
        return effects
    }
}

/// The empty view in a probe: as large as it may be.
nonisolated package struct ProbeContent: View {
    package init() {}
    package var body: some View { Color.clear }
}

extension LayerEffects {
    /// These effects, and then those of a layer around, as far as one layer can have both.
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
        projection = outer.projection ?? projection
        blurRadius += outer.blurRadius
        colorFilters += outer.colorFilters
        clip = outer.clip ?? clip
    }
}
