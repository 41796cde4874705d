// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A box that takes the place of a run's only character, such as that of an image.
package struct TextAttachment: Hashable, Sendable {
    /// The string of a run with a box: the object replacement character.
    package static let character = "\u{FFFC}"

    /// The width, in points.
    package var width: Double
    /// The extent above the baseline, in points; negative for a box that lies below it.
    package var ascent: Double
    /// The extent below the baseline, in points; negative for a box that lies above it.
    package var descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }

    /// Returns the box of the same run with its fonts scaled by a factor.
    package func scaled(by factor: Double) -> TextAttachment {
        TextAttachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
}
