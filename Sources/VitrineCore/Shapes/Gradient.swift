// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay

/// The colours of a gradient and their locations from 0 to 1.
nonisolated public struct Gradient: Hashable, Sendable {
    /// A colour at a location of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour of the stop.
        public var color: Color
        /// The location of the stop, from 0 to 1.
        public var location: CGFloat

        /// Creates a stop from a colour and its location.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their locations, in order.
    public var stops: [Gradient.Stop]

    /// Creates a gradient from colour stops.
    public init(stops: [Gradient.Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of evenly spaced colours.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
    }

    package func resolved(in environment: EnvironmentValues) -> [Paint.GradientStop] {
        stops.map {
            Paint.GradientStop(color: $0.color.resolved(in: environment), location: Double($0.location))
        }
    }
}
