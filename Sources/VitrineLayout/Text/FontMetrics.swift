// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Vertical font metrics per em.
///
/// The system's fonts have San Francisco's metrics, whatever font draws the text: every height and baseline then
/// matches the platform, and only widths depend on the font. A font of the app's own has the metrics of its file.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    package var capHeight: Double
    /// The gap between two lines.
    package var gap: Double
    /// Whether a line box consists of an ascent and a descent in whole points, as on macOS (13 pt: 13 + 3).
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

    /// The metrics on iOS, where the line height is 2444/2048 em.
    package static let iOS = FontMetrics(ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048)
    /// The metrics on macOS, where the line height is 2412/2048 em.
    package static let macOS = FontMetrics(
        ascent: 1980 / 2048,
        descent: 432 / 2048,
        capHeight: 1443 / 2048,
        roundsToPoints: true
    )

    /// The height of the line box per em, without rounding.
    package var line: Double { ascent + descent }

    /// Returns the ascent of a line box at a size, in points.
    package func ascent(at size: Double) -> Double {
        roundsToPoints ? (ascent * size).rounded() : ascent * size
    }

    /// Returns the descent of a line box at a size, in points.
    package func descent(at size: Double) -> Double {
        roundsToPoints ? (descent * size).rounded() : descent * size
    }

    /// Returns the distances to neighbours (Documentation/Layout.md 3.6), from the unrounded line.
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
