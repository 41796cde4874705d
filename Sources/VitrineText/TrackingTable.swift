// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// The tracking that makes each family as wide as Apple's, on average.
///
/// Thousandths of an em, fitted to recorded widths (Documentation/Fonts.md has the residuals); linear between sizes and
/// weights, and beyond the weights along the last two. Vitrine Sans rests on 473 widths, three of them above 24 pt, the
/// others on few: rounded on 24, serif on 5, monospaced on 4.
package enum TrackingTable {
    private typealias Row = (size: Double, permille: [Double])

    private static let weights = [400.0, 500, 600, 700]

    private static let sans: [Row] = [
        (10, [28.4, 33.0, 37.5, 41.7]),
        (11, [22.7, 27.5, 32.0, 36.4]),
        (12, [17.1, 21.9, 26.5, 30.9]),
        (13, [10.2, 15.1, 19.8, 24.3]),
        (14, [5.5, 10.5, 15.3, 20.0]),
        (15, [0.9, 6.0, 10.9, 15.6]),
        (16, [-3.1, 2.0, 7.0, 11.8]),
        (17, [-7.2, -1.9, 3.2, 8.1]),
        (18, [-8.8, -3.4, 1.8, 6.8]),
        (19, [-10.3, -4.9, 0.4, 5.5]),
        (20, [-11.9, -6.3, -1.0, 4.2]),
        (21, [-10.9, -5.2, 0.2, 5.5]),
        (22, [-9.8, -4.1, 1.4, 6.8]),
        (23, [-6.2, -0.4, 5.3, 10.7]),
        (24, [-2.5, 3.4, 9.1, 14.6]),
        (25, [-0.6, 5.3, 11.2, 16.8]),
        (26, [1.2, 7.3, 13.2, 19.0]),
        (27, [3.1, 9.3, 15.3, 21.1]),
        (28, [5.0, 11.3, 17.4, 23.3]),
        (29, [4.1, 10.5, 16.6, 22.6]),
        (30, [3.2, 9.6, 15.9, 22.0]),
        (31, [2.3, 8.8, 15.2, 21.4]),
        (32, [1.3, 8.0, 14.4, 20.7]),
        (33, [0.4, 7.2, 13.7, 20.1]),
        (34, [-0.5, 6.3, 13.0, 19.4]),
        (35, [-1.4, 5.5, 12.2, 18.8]),
        (38, [-4.2, 3.0, 10.0, 16.8]),
        (40, [-6.0, 1.3, 8.5, 15.5]),
    ]

    /// Regular weight; each hundred of weight adds the same. Below 12 pt as Vitrine Sans goes on.
    private static let rounded: [Row] = [
        (10, 28.6), (12, 17.3), (13, 3.6), (17, -12.4), (20, -14.6), (22, -14.4), (28, -16.9), (34, -18.7),
    ].map { size, regular in (size, [0, 4.3, 8.6, 12.9].map { regular + $0 }) }

    private static let serif: [Row] = [(15, -6.0), (20, 4.4)].map { ($0, Array(repeating: $1, count: weights.count)) }

    /// SF Mono's characters are 0.617 em wide, Roboto Mono's 0.6.
    private static let monospaced: [Row] = [(17, Array(repeating: 17, count: weights.count))]

    /// Points after every grapheme cluster of a text in this font, the last one included.
    ///
    /// A font of the app's own has none: its widths are its own.
    package static func tracking(for font: FontSpec) -> Double {
        guard font.face == nil else { return 0 }
        let rows =
            switch font.design {
            case .default: sans
            case .rounded: rounded
            case .serif: serif
            case .monospaced: monospaced
            }
        return permille(rows, size: font.size, weight: Double(font.weight)) * font.size / 1000
    }

    private static func permille(_ rows: [Row], size: Double, weight: Double) -> Double {
        guard let first = rows.first, let last = rows.last else { return 0 }
        if size <= first.size { return interpolate(first.permille, weight) }
        for (lower, upper) in zip(rows, rows.dropFirst()) where size <= upper.size {
            let part = (size - lower.size) / (upper.size - lower.size)
            let before = interpolate(lower.permille, weight)
            return before + part * (interpolate(upper.permille, weight) - before)
        }
        return interpolate(last.permille, weight)
    }

    private static func interpolate(_ values: [Double], _ weight: Double) -> Double {
        let weight = min(max(weight, 300), 900)
        let lower = min(max(Int((weight - 400) / 100), 0), weights.count - 2)
        let part = (weight - weights[lower]) / 100
        return values[lower] + part * (values[lower + 1] - values[lower])
    }
}
