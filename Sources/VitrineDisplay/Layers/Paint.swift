// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A resolved sRGB colour; components from 0 to 1, not premultiplied.
package struct DisplayColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = DisplayColor(red: 0, green: 0, blue: 0)
    package static let white = DisplayColor(red: 1, green: 1, blue: 1)
}

/// What fills an area.
package enum Paint: Hashable, Sendable {
    case color(DisplayColor)
    /// Stops with locations from 0 to 1, between two unit points of the layer.
    case linearGradient(stops: [GradientStop], startX: Double, startY: Double, endX: Double, endY: Double)

    package struct GradientStop: Hashable, Sendable {
        package var color: DisplayColor
        package var location: Double

        package init(color: DisplayColor, location: Double) {
            self.color = color
            self.location = location
        }
    }
}
