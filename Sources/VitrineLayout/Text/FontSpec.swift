// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A resolved font: everything that measuring and drawing need, nothing that styles resolve to.
///
/// Text styles are resolved by the caller: the Dynamic Type size decides `size` and `leading`.
package struct FontSpec: Hashable, Sendable {
    /// The family of the system font.
    package enum Design: Hashable, Sendable, CaseIterable {
        case `default`, rounded, serif, monospaced
    }

    package var design: Design
    /// The face that an app brought along; `nil` for the system's. The design draws what it has no glyph for.
    package var face: RegisteredFont?
    /// Points.
    package var size: Double
    /// 100 to 900, as CSS counts.
    package var weight: Int
    package var isItalic: Bool
    /// Distance between two lines beyond the line box.
    ///
    /// The style's published leading minus `FontMetrics.line * size`, negative for some; 0 for the system's fonts of a point
    /// size.
    package var leading: Double
    package var hasMonospacedDigits: Bool
    /// Letters that are drawn as small capitals.
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

    /// The measures of its lines, where the system's are `system`.
    package func metrics(_ system: FontMetrics = .iOS) -> FontMetrics { face?.metrics ?? system }

    /// The same font at another size, its leading scaled along.
    package func scaled(by factor: Double) -> FontSpec {
        var copy = self
        copy.size *= factor
        copy.leading *= factor
        return copy
    }
}
