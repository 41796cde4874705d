// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineDisplay

/// Colours with places from 0 to 1.
nonisolated public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0 to 1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Gradient.Stop]

    public init(stops: [Gradient.Stop]) {
        self.stops = stops
    }

    /// A gradient whose colours are evenly spaced.
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
