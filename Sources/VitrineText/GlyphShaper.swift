// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import Synchronization
import VitrineBase
package import VitrineLayout

/// Shapes strings for drawing, with the pass that measures them.
///
/// Invariant: an answer depends on the font files and the arguments only. Answers are kept, up to a number of bytes.
package final class GlyphShaper: Sendable {
    private struct Key: Hashable {
        var string: String
        var font: FontSpec
        var tracking: Double
        var locale: String
        var isRightToLeft: Bool
    }

    private let library: FontLibrary
    private let shaper: HarfBuzzShaper
    private let state = Mutex(HarfBuzzShaper.State())
    private let known: Mutex<BoundedCache<Key, GlyphLine>>

    package init(library: FontLibrary, cacheBytes: Int = 8 << 20) {
        self.library = library
        known = Mutex(BoundedCache(limit: cacheBytes))
        shaper = HarfBuzzShaper(library: library)
    }

    /// Returns the glyphs of a string on one line: `tracking` is all that stands behind each cluster, the font's own
    /// included.
    package func line(
        _ string: String, font: FontSpec, tracking: Double, localeIdentifier: String, isRightToLeft: Bool
    ) -> GlyphLine {
        let key = Key(
            string: string, font: font, tracking: tracking, locale: localeIdentifier, isRightToLeft: isRightToLeft)
        if let line = known.withLock({ $0.value(for: key) }) { return line }
        let line = shape(key)
        let cost = line.runs.reduce(string.utf8.count + 128) { $0 + $1.glyphs.count * 24 + 64 }
        known.withLock { $0.insert(line, for: key, cost: cost) }
        return line
    }

    private func shape(_ key: Key) -> GlyphLine {
        let font = shaper.shapingFont(for: key.font)
        var string = key.string
        return string.withUTF8 { bytes in
            state.withLock { state in
                let recorder = GlyphRecorder(
                    string: key.string, isRightToLeft: key.isRightToLeft,
                    isBold: font.weight >= FontFamilies.boldWeight,
                    isThickened: font.face?.isThickened(for: font.weight) ?? false)
                var pass = ShapingPass(bytes: bytes, font: font, library: library, locale: key.locale)
                pass.recorder = recorder
                pass.run(state)
                return recorder.line(
                    scale: key.font.size / font.size, tracking: key.tracking, isCursive: pass.result.isCursive)
            }
        }
    }
}

extension FontInstance {
    /// The file and where on its axes the instance lies.
    var place: FontPlace {
        var count: UInt32 = 0
        let coordinates = hb_font_get_var_coords_design(font, &count)
        let axes = Array(UnsafeBufferPointer(start: coordinates, count: Int(count)))
        return switch file.source {
        case .file(let url): FontPlace(path: url.path, coordinates: axes)
        case .registered(let font): FontPlace(path: font.postScriptName, font: font, coordinates: axes)
        }
    }
}
