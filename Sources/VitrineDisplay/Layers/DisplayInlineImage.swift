// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An image that stands in a line of text, in place of a character.
///
/// A class, since each run of each text has room for one and hardly any has one.
package final class DisplayInlineImage: Hashable, Sendable {
    /// The string of the fragment that the image takes the place of: the object replacement character.
    package static let character = "\u{FFFC}"

    package let image: DisplayImage
    /// The size of the image, in points.
    package let width: Double
    package let height: Double
    /// The extent below the baseline, in points; negative for an image that lies above it.
    package let descent: Double
    /// The words that screen readers say in place of the image; empty for a decorative one.
    package let label: String

    package init(_ image: DisplayImage, width: Double, height: Double, descent: Double, label: String) {
        self.image = image
        self.width = width
        self.height = height
        self.descent = descent
        self.label = label
    }

    package static func == (a: DisplayInlineImage, b: DisplayInlineImage) -> Bool {
        a === b
            || a.image == b.image && a.width == b.width && a.height == b.height && a.descent == b.descent
                && a.label == b.label
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(image)
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(descent)
        hasher.combine(label)
    }

    /// Returns the image of a text whose fonts are scaled by a factor.
    package func scaled(by factor: Double) -> DisplayInlineImage {
        guard factor != 1 else { return self }
        var image = image
        if case .symbol(let name, let weight, let pointSize) = image.source {
            image.source = .symbol(name: name, weight: weight, pointSize: pointSize * factor)
        }
        return DisplayInlineImage(
            image, width: width * factor, height: height * factor, descent: descent * factor, label: label)
    }

    /// The image as a clear stencil, which takes its place and is read, but not seen.
    package var withoutInk: DisplayInlineImage {
        var image = image
        image.tint = .clear
        image.tintPaint = nil
        return DisplayInlineImage(image, width: width, height: height, descent: descent, label: label)
    }
}
