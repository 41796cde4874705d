// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Vertical measures per em.
///
/// The system's fonts have San Francisco's, whatever face draws the text: every height and baseline then agrees with
/// the platform, and only widths depend on the face. A font of the app's own has those of its file.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    package var capHeight: Double
    /// What is left free between two lines.
    package var gap: Double
    /// Whether a line box is made of an ascent and a descent in whole points, as on macOS (13 pt: 13 + 3).
    package var roundsToPoints: Bool

    package init(
        ascent: Double, descent: Double, capHeight: Double, gap: Double = 0, roundsToPoints: Bool = false
    ) {
        self.roundsToPoints = roundsToPoints
        self.gap = gap
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }

    /// iOS: the line is 2444/2048 em.
    package static let iOS = FontMetrics(ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048)
    /// macOS: the line is 2412/2048 em.
    package static let macOS = FontMetrics(
        ascent: 1980 / 2048,
        descent: 432 / 2048,
        capHeight: 1443 / 2048,
        roundsToPoints: true
    )

    /// Height of the line box per em, before any rounding.
    package var line: Double { ascent + descent }

    /// The ascent of a line box at a size, in points.
    package func ascent(at size: Double) -> Double {
        roundsToPoints ? (ascent * size).rounded() : ascent * size
    }

    /// The descent of a line box at a size, in points.
    package func descent(at size: Double) -> Double {
        roundsToPoints ? (descent * size).rounded() : descent * size
    }

    /// The distances to neighbours (Documentation/Layout.md 3.6), from the unrounded line.
    package func spacing(size: Double, leading: Double, pixelScale: Double) -> TextSpacing {
        let height = line * size
        let room = PixelGrid(scale: pixelScale).ceil(0.1 * height)
        return TextSpacing(
            below: max(height + room - capHeight * size, room + descent * size),
            above: descent * size + room,
            textToText: PixelGrid(scale: pixelScale).ceil(max(leading, 0))
        )
    }
}
