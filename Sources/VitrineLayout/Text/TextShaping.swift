// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Turns strings into advances; bidirectional order, fonts by coverage and glyphs stay behind it.
package protocol TextShaping: AnyObject, Sendable {
    /// Natural advances, in points at the font's size, without any tracking.
    func shape(_ text: String, font: FontSpec, localeIdentifier: String) -> ShapedText

    /// Another font whose advances per em are this one's, so that one shaping serves many sizes.
    ///
    /// The default is the font itself: nothing is shared.
    func shapingFont(for font: FontSpec) -> FontSpec
}

extension TextShaping {
    package func shapingFont(for font: FontSpec) -> FontSpec { font }
}
