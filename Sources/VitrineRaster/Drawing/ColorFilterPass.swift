// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// Runs colour filters over pixels: unpremultiplied, one after the other, each result clamped (Documentation/Layout.md
/// 7.4).
struct ColorFilterPass {
    private let matrices: [[Float]]

    init(_ filters: [ColorFilter]) {
        matrices = filters.map { $0.matrix.map(Float.init) }
    }

    func apply(to surface: PixelSurface) {
        surface.withPixels { bytes, count in
            bytes.withMemoryRebound(to: UInt32.self, capacity: count) { words in
                // Neighbours are often equal.
                var known: UInt32 = 0
                var answer: UInt32 = filtered(0)
                for index in 0..<count {
                    let word = words[index]
                    if word != known {
                        known = word
                        answer = filtered(word)
                    }
                    words[index] = answer
                }
            }
        }
    }

    private func filtered(_ word: UInt32) -> UInt32 {
        let alpha = Float(word >> 24)
        func share(_ shift: UInt32) -> Float { alpha > 0 ? min(Float(word >> shift & 255) / alpha, 1) : 0 }
        var color = SIMD4<Float>(share(16), share(8), share(0), alpha / 255)
        for matrix in matrices {
            var result = SIMD4<Float>()
            for row in 0..<4 {
                let start = row * 5
                let sum = matrix[start] * color.x + matrix[start + 1] * color.y + matrix[start + 2] * color.z
                result[row] = sum + matrix[start + 3] * color.w + matrix[start + 4]
            }
            color = result.clamped(lowerBound: .zero, upperBound: .one)
        }
        func byte(_ value: Float) -> UInt32 { UInt32((value * color.w * 255).rounded()) }
        return UInt32((color.w * 255).rounded()) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
    }
}
