// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineRaster
import VitrineSnapshots

/// The versions of everything that affects the rendering, read once: libraries, and the installed fonts and symbols.
@MainActor
enum InstalledStamp {
    private static var known: ImageStamp?

    static func read() throws -> ImageStamp {
        if let known { return known }
        let table = SnapshotRenderer.symbolTableName
        var stamp = try SnapshotRenderer.shared().stamp()
        // References identify the symbols by this checksum.
        let bytes = [UInt8](try Data(contentsOf: InstalledFolder.symbols().appendingPathComponent(table)))
        stamp.fonts[table] = String(PNGText.checksum(of: bytes), radix: 16)
        known = stamp
        return stamp
    }
}
