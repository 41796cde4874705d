// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

/// Conversions between the colour spaces that `Color` accepts (IEC 61966-2-1; Display P3 by its published matrix).
package enum ColorSpaces {
    nonisolated static func sRGB(
        _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double
    ) -> (Double, Double, Double) {
        switch space {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (encoded(red), encoded(green), encoded(blue))
        case .displayP3:
            let (r, g, b) = (linear(red), linear(green), linear(blue))
            return (
                encoded(1.2249401763 * r - 0.2249401763 * g),
                encoded(-0.0420569547 * r + 1.0420569547 * g),
                encoded(-0.0196375546 * r - 0.0786360656 * g + 1.0982736202 * b)
            )
        }
    }

    nonisolated static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    nonisolated static func encoded(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }

    nonisolated static func rgb(
        hue: Double, saturation: Double, brightness: Double
    ) -> (Double, Double, Double) {
        let sector = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
        let chroma = brightness * saturation
        let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let floor = brightness - chroma
        let (r, g, b): (Double, Double, Double) =
            switch Int(sector) {
            case 0: (chroma, middle, 0)
            case 1: (middle, chroma, 0)
            case 2: (0, chroma, middle)
            case 3: (0, middle, chroma)
            case 4: (middle, 0, chroma)
            default: (chroma, 0, middle)
            }
        return (r + floor, g + floor, b + floor)
    }

    /// Returns a colour between two others; perceptual mixing uses Oklab (Ottosson 2020).
    nonisolated static func mix(
        _ first: DisplayColor, _ second: DisplayColor, by share: Double, in space: Gradient.ColorSpace
    ) -> DisplayColor {
        let share = min(max(share, 0), 1)
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        let alpha = between(first.alpha, second.alpha)
        guard space == .perceptual else {
            return DisplayColor(
                red: between(first.red, second.red), green: between(first.green, second.green),
                blue: between(first.blue, second.blue), alpha: alpha)
        }
        let (a, b) = (oklab(first), oklab(second))
        return color(
            lightness: between(a.0, b.0), greenRed: between(a.1, b.1), blueYellow: between(a.2, b.2), alpha: alpha)
    }

    private nonisolated static func oklab(_ color: DisplayColor) -> (Double, Double, Double) {
        let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return (
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }

    private nonisolated static func color(
        lightness: Double, greenRed: Double, blueYellow: Double, alpha: Double
    ) -> DisplayColor {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
        let m = cube(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
        let s = cube(lightness - 0.0894841775 * greenRed - 1.2914855480 * blueYellow)
        func component(_ value: Double) -> Double { min(max(encoded(max(value, 0)), 0), 1) }
        return DisplayColor(
            red: component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }

    package nonisolated static func hex(_ color: DisplayColor) -> String {
        [color.red, color.green, color.blue, color.alpha].map { component in
            let byte = String(DisplayColor.byte(component), radix: 16, uppercase: true)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }
}
