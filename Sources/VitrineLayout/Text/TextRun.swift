// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineBase

/// A run of text with one font and one set of attributes.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: FontSpec
    /// The additional space after every grapheme cluster in points, beside the font's own tracking.
    package var tracking: Double
    /// The additional space between two clusters of this run in points: like tracking, but none after the last cluster.
    package var kerning: Double
    /// The distance above the baseline in points.
    ///
    /// Either sign makes the line taller.
    package var baselineOffset: Double
    /// Opaque to layout: an index into the caller's table of colours, underlines and links.
    package var attributes: Int
    /// The box that takes the place of the run's only character, which is `TextAttachment.character`; `nil` for text.
    @Boxed package var attachment: TextAttachment?

    package init(
        _ string: String,
        font: FontSpec,
        tracking: Double = 0,
        kerning: Double = 0,
        baselineOffset: Double = 0,
        attributes: Int = 0,
        attachment: TextAttachment? = nil
    ) {
        self.string = string
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.attributes = attributes
        self.attachment = attachment
    }
}
