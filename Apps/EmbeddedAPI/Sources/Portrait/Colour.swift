// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An opaque sRGB colour.
struct Colour: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    /// A colour as it is written on the web: `0xRRGGBB`.
    init(_ hex: UInt32) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
    }

    private init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The same colour in shade.
    var darker: Colour { shaded(to: 82) }

    /// The same colour with so many hundredths of its light.
    func shaded(to percent: Int) -> Colour {
        let shade = { (sample: UInt8) in UInt8(Int(sample) * percent / 100) }
        return Colour(red: shade(red), green: shade(green), blue: shade(blue))
    }
}
