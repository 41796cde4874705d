// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A resolved font: everything that measuring and drawing need.
///
/// Text styles are resolved by the caller, since the Dynamic Type size determines `size` and `leading`.
package struct FontSpec: Hashable, Sendable {
    /// The design of the system font.
    package enum Design: Hashable, Sendable, CaseIterable {
        case `default`, rounded, serif, monospaced
    }

    package var design: Design
    /// The app's own face; `nil` for the system's.
    ///
    /// Glyphs that it does not have are drawn in the design.
    package var face: RegisteredFont?
    /// The size in points.
    package var size: Double
    /// The weight from 100 to 900, as in CSS.
    package var weight: Int
    package var isItalic: Bool
    /// The distance between two lines in addition to the line box, in points.
    ///
    /// It is the style's published leading minus `FontMetrics.line * size`, negative for some; 0 for system fonts with
    /// a point size.
    package var leading: Double
    package var hasMonospacedDigits: Bool
    /// The letters that are drawn as small capitals.
    package var smallCapitals: SmallCapitals

    package init(
        design: Design = .default,
        size: Double,
        weight: Int = 400,
        isItalic: Bool = false,
        leading: Double = 0,
        hasMonospacedDigits: Bool = false,
        smallCapitals: SmallCapitals = [],
        face: RegisteredFont? = nil
    ) {
        self.design = design
        self.face = face
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.leading = leading
        self.hasMonospacedDigits = hasMonospacedDigits
        self.smallCapitals = smallCapitals
    }

    /// Returns the metrics of its lines, where the system's are `system`.
    package func metrics(_ system: FontMetrics = .iOS) -> FontMetrics { face?.metrics ?? system }

    /// Returns the font at another size, with its leading scaled.
    package func scaled(by factor: Double) -> FontSpec {
        var copy = self
        copy.size *= factor
        copy.leading *= factor
        return copy
    }
}
