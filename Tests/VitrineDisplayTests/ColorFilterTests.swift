// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@Suite struct ColorFilterTests {
    /// A filter's matrix on one colour, as surfaces apply it.
    private func apply(_ filter: ColorFilter, _ red: Double, _ green: Double, _ blue: Double) -> [Double] {
        let color = [red, green, blue, 1, 1]
        return (0..<4).map { row in
            let sum = (0..<5).reduce(0) { $0 + filter.matrix[row * 5 + $1] * color[$1] }
            return (min(max(sum, 0), 1) * 1000).rounded() / 1000
        }
    }

    @Test("brightness adds, contrast spreads from the middle")
    func perComponent() {
        #expect(apply(.brightness(0.3), 0.2, 0.9, 0) == [0.5, 1, 0.3, 1])
        #expect(apply(.contrast(2), 0.4, 0.5, 0.9) == [0.3, 0.5, 1, 1])
        #expect(apply(.invert, 1, 0.25, 0) == [0, 0.75, 1, 1])
        #expect(
            apply(.multiply(DisplayColor(red: 0.5, green: 1, blue: 0, alpha: 0.25)), 1, 0.5, 1) == [0.5, 0.5, 0, 0.25])
    }

    @Test("no saturation leaves the luminance, full saturation the colour")
    func saturation() {
        #expect(apply(.saturation(0), 1, 0, 0) == [0.213, 0.213, 0.213, 1])
        #expect(apply(.saturation(1), 1, 0.5, 0.25) == [1, 0.5, 0.25, 1])
    }

    @Test("a hue turned all the way round is itself, and white has none")
    func hue() {
        #expect(apply(.hueRotation(2 * .pi), 0.2, 0.4, 0.6) == [0.2, 0.4, 0.6, 1])
        #expect(apply(.hueRotation(1), 1, 1, 1) == [1, 1, 1, 1])
        // Red by 120 degrees, by SVG's matrix.
        #expect(apply(.hueRotation(2 * .pi / 3), 1, 0, 0) == [0.0, 0.443, 0.0, 1])
    }

    @Test("luminance becomes the opacity of black")
    func luminance() {
        #expect(apply(.luminanceToAlpha, 0, 1, 0) == [0, 0, 0, 0.715])
    }

    @Test("a threshold of the opacity leaves white above it and nothing below")
    func threshold() {
        func opacity(_ limit: Double, _ alpha: Double) -> Double {
            let matrix = ColorFilter.alphaThreshold(limit).matrix
            return min(max(matrix[18] * alpha + matrix[19], 0), 1)
        }
        #expect(opacity(0.5, 0.45) == 0 && opacity(0.5, 0.5) == 0.5 && opacity(0.5, 0.55) == 1)
        #expect(opacity(0.001, 0) == 0 && opacity(0.001, 0.1) == 1)
        #expect(opacity(0, 0) == 1 && opacity(1, 0.9) == 0 && opacity(1, 1) == 1)
        #expect(apply(.alphaThreshold(0.5), 0.2, 0, 0.7) == [1, 1, 1, 1])
    }
}
