// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay
package import VitrineUI

/// A view as it was when everything that could happen had happened: to be drawn, read and compared.
///
/// Keeps the scene mounted, since a picture is drawn when it is asked for; what was read does not change any more.
@MainActor
package final class Snapshot {
    package let traits: SnapshotTraits
    /// In points.
    package let width: Double
    package let height: Double
    /// What is read and found, in reading order.
    package let root: DisplayElement
    /// What the engine and the fixtures had to say, each once, in a stable order.
    package let diagnostics: [String]
    package let scene: SceneHost

    init(
        of scene: SceneHost, traits: SnapshotTraits, width: Double, height: Double, diagnostics: [String]
    ) {
        self.scene = scene
        self.traits = traits
        self.width = width
        self.height = height
        self.diagnostics = diagnostics
        root = scene.display.elements()
    }

    isolated deinit {
        scene.unmount()
    }

    /// The element tree as a JSON document.
    package var elementsJSON: String { ElementRecord(root).json(width: width, height: height) }

    /// What a screen reader says, a line per element.
    package var accessibilityText: String { SpokenElements.text(of: root) }

    /// The layers as text, without ids.
    package var layersText: String { scene.display.description + "\n" }
}
