// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Vertical measures per em.
///
/// They are San Francisco's, whatever face draws the text: every height and baseline then agrees with the platform,
/// and only widths depend on the face.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    package var capHeight: Double

    package init(ascent: Double, descent: Double, capHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }

    /// iOS: the line is 2444/2048 em.
    package static let iOS = FontMetrics(ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048)
    /// macOS: the line is 2412/2048 em.
    package static let macOS = FontMetrics(ascent: 1980 / 2048, descent: 432 / 2048, capHeight: 1443 / 2048)

    /// Height of the line box per em.
    package var line: Double { ascent + descent }
}
