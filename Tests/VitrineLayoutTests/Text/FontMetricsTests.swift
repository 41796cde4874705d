// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineLayout

@Suite struct FontMetricsTests {
    /// Documentation/Layout.md 3.6, rounded to two digits: size, leading, then below, above and text-to-text at 3x and
    /// at 2x.
    static let table: [(size: Double, leading: Double, at3x: [Double], at2x: [Double])] = [
        (34, 41, [20.95, 12.53, 0.67], [21.12, 12.70, 0.5]),
        (28, 34, [17.35, 10.42, 0.67], [17.19, 10.25, 1]),
        (22, 28, [13.42, 7.97, 2], [13.75, 8.31, 2]),
        (20, 25, [12.44, 7.49, 1.33], [12.27, 7.32, 1.5]),
        (17, 22, [10.64, 6.43, 2], [10.81, 6.60, 2]),
        (16, 21, [9.82, 5.86, 2], [9.82, 5.86, 2]),
        (15, 20, [9.33, 5.62, 2.33], [9.33, 5.62, 2.5]),
        (13, 18, [8.02, 4.80, 2.67], [8.35, 5.14, 2.5]),
        (12, 16, [7.53, 4.56, 2], [7.37, 4.39, 2]),
        (11, 13, [6.71, 3.99, 0], [6.88, 4.15, 0]),
    ]

    @Test(arguments: table) func distancesToNeighboursFollowTheFont(
        row: (size: Double, leading: Double, at3x: [Double], at2x: [Double])
    ) {
        let leading = row.leading - FontMetrics.iOS.line * row.size
        for (scale, expected) in [(3.0, row.at3x), (2.0, row.at2x)] {
            let spacing = FontMetrics.iOS.spacing(size: row.size, leading: leading, pixelScale: scale)
            let found = [spacing.below, spacing.above, spacing.textToText]
            for (found, expected) in zip(found, expected) {
                #expect(abs(found - expected) < 0.0061, "\(row.size) pt at \(scale)x: \(found), not \(expected)")
            }
        }
    }

    @Test func macOSDistancesAreTheRecordedOnes() {
        let spacing = FontMetrics.macOS.spacing(size: 13, leading: 0, pixelScale: 2)
        #expect(spacing.below == 8.15087890625)
        #expect(spacing.above == 4.7421875)
        #expect(spacing.textToText == 0)
    }

    @Test func macOSLineBoxesAreWholePoints() {
        #expect(FontMetrics.macOS.ascent(at: 13) == 13)
        #expect(FontMetrics.macOS.ascent(at: 13) + FontMetrics.macOS.descent(at: 13) == 16)
    }
}
