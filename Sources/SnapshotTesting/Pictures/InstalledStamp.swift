// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineRaster
import VitrineText
import VitrineUI

/// The versions of all that pictures are drawn with, read once: libraries, and the fonts and symbols that set-up made.
@MainActor
enum InstalledStamp {
    private static var known: PictureStamp?

    static func read() throws -> PictureStamp {
        if let known { return known }
        let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let fonts = try FontLibrary(fontDirectory: TextEngine.fontDirectory(repository: repository))
        var stamp = try PictureStamp(fonts: RasterFonts(library: fonts))
        let table = "vitrine-symbols.txt"
        let folder = SymbolLibrary.directory(repository: repository)
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(table)))
        stamp.fonts[table] = String(PNGText.checksum(of: bytes), radix: 16)
        known = stamp
        return stamp
    }
}
