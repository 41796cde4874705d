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

/// The paint that fills an area.
package enum Paint: Hashable, Sendable {
    case color(DisplayColor)
    /// A gradient between two unit points of the layer; stops have locations from 0 to 1.
    case linearGradient(stops: [GradientStop], startX: Double, startY: Double, endX: Double, endY: Double)
    /// A gradient along the radius of circles around a unit point; radii in points, the end not below the start.
    case radialGradient(stops: [GradientStop], centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
    /// A radial gradient in a space where the layer is a unit square: radii are fractions of its width and height.
    case ellipticalGradient(
        stops: [GradientStop], centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
    /// A gradient around a unit point; stops span one full turn, clockwise from `angle` (radians; 0 is to the right).
    case angularGradient(stops: [GradientStop], centerX: Double, centerY: Double, angle: Double)

    package struct GradientStop: Hashable, Sendable {
        package var color: DisplayColor
        package var location: Double

        package init(color: DisplayColor, location: Double) {
            self.color = color
            self.location = location
        }
    }
}

extension Paint {
    /// The stops of a gradient; `nil` for a plain colour.
    package var stops: [GradientStop]? {
        switch self {
        case .color: nil
        case .linearGradient(let stops, _, _, _, _), .radialGradient(let stops, _, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            stops
        }
    }

    /// Returns the paint with every colour mapped.
    package func mapColors(_ map: (DisplayColor) -> DisplayColor) -> Paint {
        func mapped(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: map($0.color), location: $0.location) }
        }
        return switch self {
        case .color(let color):
            .color(map(color))
        case .linearGradient(let stops, let startX, let startY, let endX, let endY):
            .linearGradient(stops: mapped(stops), startX: startX, startY: startY, endX: endX, endY: endY)
        case .radialGradient(let stops, let x, let y, let start, let end):
            .radialGradient(stops: mapped(stops), centerX: x, centerY: y, startRadius: start, endRadius: end)
        case .ellipticalGradient(let stops, let x, let y, let start, let end):
            .ellipticalGradient(stops: mapped(stops), centerX: x, centerY: y, startRadius: start, endRadius: end)
        case .angularGradient(let stops, let x, let y, let angle):
            .angularGradient(stops: mapped(stops), centerX: x, centerY: y, angle: angle)
        }
    }
}
