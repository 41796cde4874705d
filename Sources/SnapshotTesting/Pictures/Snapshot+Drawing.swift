// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineRaster
import VitrineSnapshots
import VitrineText
import VitrineUI

/// What pictures are drawn with: opened once.
@MainActor
struct DrawingFonts {
    let fonts: RasterFonts
    let stamp: PictureStamp

    private static var known: DrawingFonts?

    static func shared() throws -> DrawingFonts {
        if let known { return known }
        let fonts = try RasterFonts(library: FontLibrary(fontDirectory: FontFolder.find()))
        let drawing = DrawingFonts(fonts: fonts, stamp: try PictureStamp(fonts: fonts))
        known = drawing
        return drawing
    }
}

extension Snapshot {
    /// The pixels, over the system's background.
    func drawn() throws -> Picture {
        let store = scene.graph.session.imageStore
        let rasterizer = Rasterizer(
            fonts: try DrawingFonts.shared().fonts, images: { hash in store.image(hash).map { [UInt8]($0.data) } },
            localeIdentifier: traits.locale.identifier)
        return try rasterizer.picture(
            of: scene.display, width: width, height: height, scale: traits.scale,
            background: traits.isDark ? .black : .white)
    }
}
