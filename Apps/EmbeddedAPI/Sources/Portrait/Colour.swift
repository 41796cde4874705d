// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// An opaque sRGB colour with its shades.
struct Colour: Hashable {
    private let red: Double
    private let green: Double
    private let blue: Double

    /// A colour as it is written on the web: `0xRRGGBB`.
    init(_ hex: UInt32) {
        red = Double(hex >> 16 & 255) / 255
        green = Double(hex >> 8 & 255) / 255
        blue = Double(hex & 255) / 255
    }

    private init(_ red: Double, _ green: Double, _ blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// The same colour in shade: with a share of its light, a little more of the red, as skin and hair have it.
    func darker(_ share: Double = 0.84) -> Colour { Colour(red * (share * 0.75 + 0.25), green * share, blue * share) }

    /// The same colour with a share of white.
    func lighter(_ share: Double = 0.3) -> Colour {
        Colour(red + (1 - red) * share, green + (1 - green) * share, blue + (1 - blue) * share)
    }

    var color: Color { Color(red: red, green: green, blue: blue) }

    /// From a lighter to a darker shade, from the top down.
    var shading: LinearGradient {
        LinearGradient(colors: [lighter(0.12).color, darker(0.92).color], startPoint: .top, endPoint: .bottom)
    }
}
