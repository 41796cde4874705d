// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase
package import VitrineCore
import VitrineDisplay
import VitrineRaster

/// A view that is rendered as it is at the moment, any number of times; unlike a snapshot it does not wait.
///
/// The view is in a scene of its own, so that its state lasts from one image to the next. Of the requesting session it
/// has the language, the time zone, the images and the stored values, and nothing else.
@MainActor
package final class ViewStill {
    private let renderer: SnapshotRenderer
    private let scene: SceneHost

    package init<V: View>(_ view: V, renderer: SnapshotRenderer, for current: SessionContext?) {
        self.renderer = renderer
        let session = SessionContext(
            identifier: "still", textEngine: renderer.textEngine,
            locale: current?.locale ?? Locale(identifier: "en_US"),
            timeZone: current?.timeZone ?? .gmt, images: current?.images ?? NoImages(), symbols: renderer.symbols,
            defaults: current?.defaults ?? DefaultsStore())
        let viewport = Viewport(reducesMotion: true, isRightToLeft: session.locale.isRightToLeft)
        scene = SceneHost(view, session: session, viewport: viewport)
    }

    isolated deinit {
        scene.unmount()
    }

    /// Called when another image would look different.
    package var onChange: (() -> Void)? {
        get { scene.graph.onInvalidate }
        set { scene.graph.onInvalidate = newValue }
    }

    /// Renders the view as it is now to a PNG file.
    ///
    /// - Parameters:
    ///   - proposal: The size that is proposed to the view; its image has the size that it takes, rounded up to pixels.
    ///   - scale: The number of pixels per point.
    ///   - isOpaque: Whether what the view does not cover is black instead of transparent.
    /// - Returns: The data of the file, and the size of the image in pixels.
    /// - Throws: An error if the view has no size or the image cannot be encoded.
    package func png(
        proposal: ProposedViewSize, scale: Double, isOpaque: Bool
    ) throws -> (data: Data, width: Int, height: Int) {
        let viewport = try fit(proposal, scale: scale)
        let picture = try renderer.picture(
            of: scene, width: viewport.width, height: viewport.height, scale: scale,
            background: isOpaque ? .black : nil)
        return (Data(try picture.png()), picture.width, picture.height)
    }

    /// Draws the view as it is now onto the open page of a document.
    ///
    /// - Parameters:
    ///   - drawing: The document.
    ///   - proposal: The size that is proposed to the view.
    ///   - transform: The transform from the view's coordinates to those of the page, whose y axis points down.
    ///   - clips: The paths in the page's coordinates that the view is cut to.
    ///   - scale: The number of pixels per point of what only pixels can show.
    /// - Throws: An error if the view has no size or no page is open.
    package func draw(
        on drawing: PDFDrawing, proposal: ProposedViewSize, transform: CGAffineTransform,
        clips: [(path: Path, style: FillStyle)], scale: Double
    ) throws {
        _ = try fit(proposal, scale: 3)
        let outlines = clips.map { clip -> Outline in
            let elements = clip.path.outlineElements
            return clip.style.isEOFilled ? Outline.evenOddPath(elements) : .path(elements)
        }
        let matrix = DisplayTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
        try renderer.draw(scene, on: drawing.document, transform: matrix, clips: outlines, scale: scale)
    }

    /// Returns the size that the view takes for a proposal, in points, rounded up to whole pixels of a phone.
    package func size(proposal: ProposedViewSize) throws -> CGSize {
        let viewport = try fit(proposal, scale: 3)
        return CGSize(width: viewport.width, height: viewport.height)
    }

    /// Lays the view out at the size that it takes.
    private func fit(_ proposal: ProposedViewSize, scale: Double) throws -> Viewport {
        var viewport = scene.viewport
        viewport.scale = scale
        // A view may take another size after it was laid out at the first one; it is laid out twice and no more.
        for _ in 0..<2 {
            viewport = try viewport.fitting(
                scene, width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
            scene.resize(viewport)
            scene.flush()
        }
        return viewport
    }
}
