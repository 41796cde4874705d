// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

/// Conversions between the colour spaces that `Color` accepts (IEC 61966-2-1; Display P3 by its published matrix).
enum ColorSpaces {
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
        let sector = (hue - hue.rounded(.down)) * 6
        let chroma = brightness * saturation
        let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let floor = brightness - chroma
        let (r, g, b): (Double, Double, Double) = switch Int(sector) {
        case 0: (chroma, middle, 0)
        case 1: (middle, chroma, 0)
        case 2: (0, chroma, middle)
        case 3: (0, middle, chroma)
        case 4: (middle, 0, chroma)
        default: (chroma, 0, middle)
        }
        return (r + floor, g + floor, b + floor)
    }

    nonisolated static func hex(_ color: DisplayColor) -> String {
        [color.red, color.green, color.blue, color.alpha].map { component in
            let byte = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }
}
