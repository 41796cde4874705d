// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// Neighbouring glyphs of one face, where they stand on their line.
package struct GlyphRun: Hashable, Sendable {
    package struct Glyph: Hashable, Sendable {
        package var id: UInt32
        /// Points from the line's left end.
        package var x: Double
        /// Points above the baseline.
        package var y: Double
    }

    /// The faces that draw the glyphs.
    package enum Face: Hashable, Sendable {
        /// The outlines of a font file at a place of its axes.
        case file(FontPlace)
        /// An image of a whole cluster, `advance` wide.
        case emoji(cluster: String, advance: Double)
        /// No file has it: a box, `advance` wide.
        case missing(advance: Double)
    }

    package var face: Face
    package var glyphs: [Glyph]
    /// The size of the glyphs as a multiple of the text's size.
    package var scale = 1.0
}

/// A font file and the coordinates on its axes, in the file's order.
package struct FontPlace: Hashable, Sendable {
    /// Of the file, or the name of a font of an app's own.
    package var path: String
    /// The font of an app's own.
    package var font: RegisteredFont?
    package var coordinates: [Float]
    /// Whether the outlines are thickened, because the file has no bold.
    package var isEmboldened = false
}

/// A string as glyphs in visual order, from left to right.
package struct GlyphLine: Hashable, Sendable {
    package var runs: [GlyphRun]
    /// Points, the tracking behind the last cluster included.
    package var width: Double
}
