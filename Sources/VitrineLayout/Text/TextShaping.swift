// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Converts strings to advances; hides bidirectional order, font fallback and glyphs.
package protocol TextShaping: AnyObject, Sendable {
    /// Returns natural advances, in points at the font's size, without tracking.
    func shape(_ text: String, font: FontSpec, localeIdentifier: String) -> ShapedText

    /// Returns a font with the same advances per em, so that one shaping serves many sizes.
    ///
    /// By default the font itself, in which case nothing is shared.
    func shapingFont(for font: FontSpec) -> FontSpec
}

extension TextShaping {
    package func shapingFont(for font: FontSpec) -> FontSpec { font }
}
