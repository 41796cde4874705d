// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineDisplay

/// Views in a small window, and the layers that they become.
@MainActor
enum DrawnLayers {
    static func scene<V: View>(_ view: V) -> SceneHost {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 200, height: 100))
        scene.flush()
        return scene
    }

    /// The first layer of a view that has one.
    static func only<V: View>(_ view: V) throws -> Layer {
        try #require(scene(view).display.root.children.first)
    }
}
