// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A change of every colour on its own, in gamma-encoded sRGB without premultiplication (Documentation/Layout.md 7.4).
package enum ColorFilter: Hashable, Sendable {
    /// Adds to each component.
    case brightness(Double)
    /// Scales components around the middle: (c - 0.5) k + 0.5.
    case contrast(Double)
    /// Multiplies the saturation: 1 changes nothing, 0 is grey.
    case saturation(Double)
    /// Rotates the hue, in radians.
    case hueRotation(Double)
    case invert
    /// Multiplies each component, including alpha.
    case multiply(DisplayColor)
    /// Converts the luminance to the opacity of black.
    case luminanceToAlpha
    /// White where the opacity is at least this much, and nothing elsewhere.
    case alphaThreshold(Double)

    /// The filter as rows for red, green, blue and alpha: four factors and a constant each; results are clamped.
    ///
    /// The matrices for saturation and hue are those of SVG's `feColorMatrix`.
    package var matrix: [Double] {
        switch self {
        case .brightness(let amount):
            return Self.perComponent(factor: 1, constant: amount)
        case .contrast(let amount):
            return Self.perComponent(factor: amount, constant: 0.5 - 0.5 * amount)
        case .invert:
            return Self.perComponent(factor: -1, constant: 1)
        case .multiply(let color):
            return [
                color.red, 0, 0, 0, 0,
                0, color.green, 0, 0, 0,
                0, 0, color.blue, 0, 0,
                0, 0, 0, color.alpha, 0,
            ]
        case .saturation(let amount):
            return Self.towardsGrey { row, column in
                Self.luma[column] * (1 - amount) + (row == column ? amount : 0)
            }
        case .hueRotation(let angle):
            let (cosine, sine) = (cos(angle), sin(angle))
            return Self.towardsGrey { row, column in
                Self.luma[column] * (1 - cosine) + (row == column ? cosine : 0) + Self.turn[row][column] * sine
            }
        case .luminanceToAlpha:
            return [Double](repeating: 0, count: 15) + Self.luma + [0, 0]
        case .alphaThreshold(let limit):
            // Steep, and not a step, so that edges are smooth; without opacity there is nothing below a limit.
            let constant = limit <= 0 ? 1 : max(min(0.5 - Self.steepness * limit, 0), 1 - Self.steepness)
            return [
                0, 0, 0, 0, 1,
                0, 0, 0, 0, 1,
                0, 0, 0, 0, 1,
                0, 0, 0, Self.steepness, constant,
            ]
        }
    }

    private static let steepness = 64.0
    private static let luma = [0.2126, 0.7152, 0.0722]
    private static let turn = [
        [-0.2126, -0.7152, 0.9278],
        [0.143, 0.140, -0.283],
        [-0.7874, 0.7152, 0.0722],
    ]

    private static func perComponent(factor: Double, constant: Double) -> [Double] {
        [
            factor, 0, 0, 0, constant,
            0, factor, 0, 0, constant,
            0, 0, factor, 0, constant,
            0, 0, 0, 1, 0,
        ]
    }

    private static func towardsGrey(_ entry: (Int, Int) -> Double) -> [Double] {
        (0..<3).flatMap { row in (0..<3).map { entry(row, $0) } + [0, 0] } + [0, 0, 0, 1, 0]
    }
}
