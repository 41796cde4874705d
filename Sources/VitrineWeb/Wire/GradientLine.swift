// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The line of a linear gradient as CSS has it: through the middle of the box, as long as the box is in its direction.
struct GradientLine {
    /// 0 points up, 90 to the right.
    let degrees: Double
    private let start: Double
    private let end: Double

    /// Between two unit points of a box.
    init(_ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, in size: WireSize) {
        // Along an axis the size does not matter, and must not be asked.
        let isAlongAxis = startX == endX || startY == endY
        let width = isAlongAxis ? 1 : max(size.width, 1e-3)
        let height = isAlongAxis ? 1 : max(size.height, 1e-3)
        let (dx, dy) = ((endX - startX) * width, (endY - startY) * height)
        let distance = (dx * dx + dy * dy).squareRoot()
        guard distance > 0 else {
            (degrees, start, end) = (180, 0, 0)
            return
        }
        let (alongX, alongY) = (dx / distance, dy / distance)
        if dx == 0 {
            degrees = dy > 0 ? 180 : 0
        } else if dy == 0 {
            degrees = dx > 0 ? 90 : 270
        } else {
            degrees = Trigonometry.arcTangent(y: dx, x: -dy) * 180 / .pi
        }
        let length = alongX.magnitude * width + alongY.magnitude * height
        func position(_ x: Double, _ y: Double) -> Double {
            0.5 + ((x - 0.5) * width * alongX + (y - 0.5) * height * alongY) / length
        }
        start = position(startX, startY)
        end = position(endX, endY)
    }

    func position(of location: Double) -> Double { start + (end - start) * location }
}
