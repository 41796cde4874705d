// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A stretch of text with one font and one set of attributes.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: FontSpec
    /// Extra points after every grapheme cluster, on top of the font's own tracking.
    package var tracking: Double
    /// Extra points between two clusters of this run: like tracking, but none after the run's last cluster.
    package var kerning: Double
    /// Points; positive raises the glyphs. Either sign makes the line taller.
    package var baselineOffset: Double
    /// Opaque to layout: an index into the caller's table of colours, underlines and links.
    package var attributes: Int

    package init(
        _ string: String,
        font: FontSpec,
        tracking: Double = 0,
        kerning: Double = 0,
        baselineOffset: Double = 0,
        attributes: Int = 0
    ) {
        self.string = string
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.attributes = attributes
    }
}
