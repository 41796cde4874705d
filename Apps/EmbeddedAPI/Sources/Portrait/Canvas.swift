// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A picture being painted: opaque RGB, shapes composited in the order they come.
///
/// Invariant: `samples` holds `width * height * 3` bytes, rows from the top.
/// Antialiasing: each row is cut into four; in each the shape's spans cover pixels by their exact horizontal fraction
/// (scan conversion by accumulated deltas). Cost: linear in the rows and columns that the shape's frame touches.
struct Canvas {
    let width: Int
    let height: Int
    private(set) var samples: [UInt8]

    private static let rowsPerPixel = 4

    init(width: Int, height: Int, colour: Colour) {
        self.width = width
        self.height = height
        samples = (0..<width * height).flatMap { _ in [colour.red, colour.green, colour.blue] }
    }

    mutating func fill(_ shape: Shape, _ colour: Colour) {
        let rows = max(0, Int(shape.top.rounded(.down)))..<max(0, min(height, Int(shape.bottom.rounded(.up))))
        // deltas[x] holds what the coverage changes by at x, so that one running sum gives every pixel's coverage.
        var deltas = [Double](repeating: 0, count: width + 2)
        for row in rows {
            for part in 0..<Self.rowsPerPixel {
                let y = Double(row) + (Double(part) + 0.5) / Double(Self.rowsPerPixel)
                for span in shape.spans(at: y) {
                    add(min(max(span.lowerBound, 0), Double(width)), to: &deltas, sign: 1)
                    add(min(max(span.upperBound, 0), Double(width)), to: &deltas, sign: -1)
                }
            }
            composite(&deltas, row: row, colour: colour)
        }
    }

    /// A span that begins at x covers the rest of x's pixel, and every pixel after it.
    private func add(_ x: Double, to deltas: inout [Double], sign: Double) {
        let pixel = Int(x)
        let fraction = x - Double(pixel)
        let weight = sign / Double(Self.rowsPerPixel)
        deltas[pixel] += weight * (1 - fraction)
        deltas[pixel + 1] += weight * fraction
    }

    private mutating func composite(_ deltas: inout [Double], row: Int, colour: Colour) {
        let width = self.width
        samples.withUnsafeMutableBufferPointer { samples in
            deltas.withUnsafeMutableBufferPointer { deltas in
                var coverage = 0.0
                var target = row &* width &* 3
                for x in 0..<width {
                    coverage += deltas[x]
                    deltas[x] = 0
                    if coverage > 0.999 {
                        samples[target] = colour.red
                        samples[target &+ 1] = colour.green
                        samples[target &+ 2] = colour.blue
                    } else if coverage > 0.001 {
                        samples[target] = samples[target].mixed(with: colour.red, coverage)
                        samples[target &+ 1] = samples[target &+ 1].mixed(with: colour.green, coverage)
                        samples[target &+ 2] = samples[target &+ 2].mixed(with: colour.blue, coverage)
                    }
                    target &+= 3
                }
                deltas[width] = 0
                deltas[width + 1] = 0
            }
        }
    }
}

extension UInt8 {
    fileprivate func mixed(with other: UInt8, _ fraction: Double) -> UInt8 {
        UInt8((Double(self) + (Double(other) - Double(self)) * fraction).rounded())
    }
}
