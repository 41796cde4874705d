// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineRaster
import VitrineSnapshots

/// The versions of all that pictures are drawn with, read once: libraries, and the fonts and symbols that set-up made.
@MainActor
enum InstalledStamp {
    private static var known: PictureStamp?

    static func read() throws -> PictureStamp {
        if let known { return known }
        let table = SnapshotRenderer.symbolTableName
        var stamp = try SnapshotRenderer.shared().stamp()
        // References have named the symbols by this checksum from the first one on.
        let bytes = [UInt8](try Data(contentsOf: InstalledFolder.symbols().appendingPathComponent(table)))
        stamp.fonts[table] = String(PNGText.checksum(of: bytes), radix: 16)
        known = stamp
        return stamp
    }
}
