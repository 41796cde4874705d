// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay

/// A type-erased gradient, which also chooses the colour space of its interpolation.
///
/// As a style it runs from top to bottom.
nonisolated public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    package enum Provider: Hashable, Sendable {
        case gradient(Gradient, Gradient.ColorSpace)
        /// The standard gradient of a single colour.
        case standard(Color)
    }

    package let provider: Provider

    package init(_ provider: Provider) {
        self.provider = provider
    }

    /// Creates a type-erased gradient that interpolates in the device's colour space.
    ///
    /// - Parameter gradient: The gradient to wrap.
    public init(_ gradient: Gradient) {
        provider = .gradient(gradient, .device)
    }

    package func resolved(in environment: EnvironmentValues) -> [Paint.GradientStop] {
        switch provider {
        case .gradient(let gradient, .device):
            return gradient.resolved(in: environment)
        case .gradient(let gradient, _):
            return PerceptualMix.expanded(gradient.resolved(in: environment))
        case .standard(let color):
            // The platform's recipe has not been measured (Documentation/Decisions/0030).
            let base = color.resolved(in: environment)
            var lighter = base.mixed(with: .white, by: 0.2)
            lighter.alpha = base.alpha
            return [.init(color: lighter, location: 0), .init(color: base, location: 1)]
        }
    }
}

extension AnyGradient: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        Paint.linearGradient(stops: resolved(in: environment), startX: 0.5, startY: 0, endX: 0.5, endY: 1)
            .opacity(Paint.opacity(ofLevel: level, in: environment))
    }
}

extension Gradient {
    /// A colour space in which the colours between two stops are interpolated.
    public struct ColorSpace: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case device, perceptual }
        private let kind: Kind

        /// Interpolates the stored components, red, green and blue.
        public static let device = ColorSpace(kind: .device)
        /// Interpolates so that steps look even to the eye (Oklab).
        public static let perceptual = ColorSpace(kind: .perceptual)
    }

    /// Returns this gradient with its colours interpolated in a colour space.
    ///
    /// - Parameter space: The colour space.
    /// - Returns: The gradient with that colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(.gradient(self, space))
    }
}

extension Color {
    /// The standard gradient of this colour, which is slightly lighter at its top.
    public var gradient: AnyGradient { AnyGradient(.standard(self)) }
}

/// Interpolates colours in Oklab (Ottosson 2020) and returns stops that surfaces interpolate linearly.
private enum PerceptualMix {
    /// The number of steps between two stops: over an eighth of the distance a linear interpolation looks the same.
    private static let steps = 8

    static func expanded(_ stops: [Paint.GradientStop]) -> [Paint.GradientStop] {
        guard var last = stops.first else { return [] }
        var result = [last]
        for stop in stops.dropFirst() {
            let (from, to) = (lab(last.color), lab(stop.color))
            for step in 1..<steps where stop.location > last.location {
                let share = Double(step) / Double(steps)
                let mixed = zip(from, to).map { $0 + ($1 - $0) * share }
                let alpha = last.color.alpha + (stop.color.alpha - last.color.alpha) * share
                result.append(
                    .init(
                        color: color(mixed, alpha: alpha),
                        location: last.location + (stop.location - last.location) * share))
            }
            result.append(stop)
            last = stop
        }
        return result
    }

    private static func lab(_ color: DisplayColor) -> [Double] {
        let rgb = [color.red, color.green, color.blue].map(ColorSpaces.linear)
        let cones = multiply(
            [
                [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ], rgb
        ).map { cbrt($0) }
        return multiply(
            [
                [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
                [0.0259040371, 0.7827717662, -0.8086757660],
            ], cones)
    }

    private static func color(_ lab: [Double], alpha: Double) -> DisplayColor {
        let cones = multiply(
            [
                [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.2914855480],
            ], lab
        ).map { $0 * $0 * $0 }
        let rgb = multiply(
            [
                [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
                [-0.0041960863, -0.7034186147, 1.7076147010],
            ], cones
        ).map { min(max(ColorSpaces.encoded($0), 0), 1) }
        return DisplayColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }

    private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
}
