// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
package import VitrineCore
package import VitrineDisplay
package import VitrineRaster

/// A view in its idle state, which can be drawn, read and compared.
///
/// The scene stays mounted, since the image is drawn on request; the elements do not change any more.
@MainActor
package final class Snapshot {
    package let traits: SnapshotTraits
    /// The width, in points.
    package let width: Double
    package let height: Double
    /// The accessibility elements, in reading order.
    package let root: DisplayElement
    /// The diagnostics of the engine and the fixtures, each once, in a deterministic order.
    package private(set) var diagnostics: [String]
    package let scene: SceneHost
    private let fonts: RasterFonts
    private var drawn: RasterImage?

    init(
        of scene: SceneHost, fonts: RasterFonts, traits: SnapshotTraits, width: Double, height: Double,
        diagnostics: [String]
    ) {
        self.scene = scene
        self.fonts = fonts
        self.traits = traits
        self.width = width
        self.height = height
        self.diagnostics = diagnostics
        root = scene.display.elements()
    }

    isolated deinit {
        scene.unmount()
    }

    /// Returns the pixels, drawn on the first request; images that are drawn as placeholders add diagnostics.
    ///
    /// The background is the system's, as behind a hosting controller.
    package func picture() throws -> RasterImage {
        if let drawn { return drawn }
        var placeholders: [String] = []
        let picture = try rasterizer { placeholders.append($0.description) }.picture(
            of: scene.display, width: width, height: height, scale: traits.scale,
            background: traits.isDark ? .black : .white)
        for placeholder in placeholders where !diagnostics.contains(placeholder) { diagnostics.append(placeholder) }
        drawn = picture
        return picture
    }

    /// Renders a PNG without a background, off the main actor.
    ///
    /// No other code may use the snapshot meanwhile.
    func transparentPNG() async throws -> Data {
        let work = UncheckedSendable((rasterizer: rasterizer { _ in }, tree: scene.display))
        let (width, height, scale) = (width, height, traits.scale)
        return try await Task.detached {
            let picture = try work.value.rasterizer.picture(
                of: work.value.tree, width: width, height: height, scale: scale, background: nil)
            return Data(try picture.png())
        }.value
    }

    private func rasterizer(_ diagnose: @escaping (Diagnostic) -> Void) -> Rasterizer {
        let images = scene.graph.session.imageStore
        return Rasterizer(
            fonts: fonts, images: { hash in images.image(hash).map { [UInt8]($0.data) } },
            symbols: scene.graph.session.symbols, localeIdentifier: traits.locale.identifier, diagnose: diagnose)
    }

    /// The element tree as a JSON document.
    package var elementsJSON: String { ElementRecord(root).json(width: width, height: height) }

    /// The text that a screen reader speaks, a line for each element.
    package var accessibilityText: String { SpokenElements.text(of: root) }

    /// The layers as text, without ids.
    package var layersText: String { scene.display.description + "\n" }
}
