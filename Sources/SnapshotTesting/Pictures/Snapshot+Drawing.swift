// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineRaster
import VitrineSnapshots
import VitrineText
import VitrineUI

/// What pictures are drawn with, opened once: fonts and symbols that set-up made.
@MainActor
struct DrawingTools {
    let fonts: RasterFonts
    let symbols: SymbolLibrary
    let stamp: PictureStamp

    private static var known: DrawingTools?

    static func shared() throws -> DrawingTools {
        if let known { return known }
        let tools = try DrawingTools()
        known = tools
        return tools
    }

    private init() throws {
        let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = SymbolLibrary.directory(repository: repository)
        fonts = try RasterFonts(library: FontLibrary(fontDirectory: TextEngine.fontDirectory(repository: repository)))
        symbols = try SymbolLibrary.installed(in: folder)
        var stamp = try PictureStamp(fonts: fonts)
        let table = "vitrine-symbols.txt"
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(table)))
        stamp.fonts[table] = String(PNGText.checksum(of: bytes), radix: 16)
        self.stamp = stamp
    }
}

extension Snapshot {
    /// The pixels, over the system's background.
    func drawn() throws -> Picture {
        let tools = try DrawingTools.shared()
        let store = scene.graph.session.imageStore
        let rasterizer = Rasterizer(
            fonts: tools.fonts, images: { hash in store.image(hash).map { [UInt8]($0.data) } },
            symbols: tools.symbols, localeIdentifier: traits.locale.identifier)
        return try rasterizer.picture(
            of: scene.display, width: width, height: height, scale: traits.scale,
            background: traits.isDark ? .black : .white)
    }
}
