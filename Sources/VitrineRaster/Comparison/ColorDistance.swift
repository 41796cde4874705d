// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far apart two pixels look: the Euclidean distance in CIE L*a*b* (ΔE 1976, D65), where 1 is about the least that
/// an eye can tell and 100 is from black to white. Transparent pixels are seen over black and over white, whichever is
/// worse.
struct ColorDistance {
    /// Pixels up to this far apart agree.
    let tolerance: Double
    private(set) var largest = 0.0
    private var known: (UInt32, UInt32, Bool) = (0, 0, true)

    init(tolerance: Double) {
        self.tolerance = tolerance
    }

    /// Whether two premultiplied pixels agree; remembers the last pair, because neighbours often repeat it.
    mutating func agree(_ one: UInt32, _ two: UInt32) -> Bool {
        if one == known.0, two == known.1 { return known.2 }
        let distance = Self.distance(one, two)
        largest = max(largest, distance)
        known = (one, two, distance <= tolerance)
        return known.2
    }

    static func distance(_ one: UInt32, _ two: UInt32) -> Double {
        if one == two { return 0 }
        let isOpaque = one >> 24 == 255 && two >> 24 == 255
        let backdrops: [Double] = isOpaque ? [0] : [0, 1]
        return backdrops.map { backdrop in
            let delta = lab(one, over: backdrop) - lab(two, over: backdrop)
            return (delta * delta).sum().squareRoot()
        }.max() ?? 0
    }

    private static func lab(_ pixel: UInt32, over backdrop: Double) -> SIMD3<Double> {
        let rest = (1 - Double(pixel >> 24) / 255) * backdrop
        func linear(_ shift: UInt32) -> Double {
            let value = min(Double(pixel >> shift & 255) / 255 + rest, 1)
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(16), linear(8), linear(0))
        func curve(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }
}
