// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A filled outline, asked row by row which parts of the row it covers.
enum Shape {
    case ellipse(x: Double, y: Double, radiusX: Double, radiusY: Double)
    case rectangle(x: Double, y: Double, width: Double, height: Double)
    /// Corners in order; the outline closes itself. Covered is what an odd number of edges lies to the left of.
    case polygon([(x: Double, y: Double)])

    static func circle(x: Double, y: Double, radius: Double) -> Shape {
        .ellipse(x: x, y: y, radiusX: radius, radiusY: radius)
    }

    var top: Double {
        switch self {
        case .ellipse(_, let y, _, let radiusY): y - radiusY
        case .rectangle(_, let y, _, _): y
        case .polygon(let corners): corners.map(\.y).min() ?? 0
        }
    }

    var bottom: Double {
        switch self {
        case .ellipse(_, let y, _, let radiusY): y + radiusY
        case .rectangle(_, let y, _, let height): y + height
        case .polygon(let corners): corners.map(\.y).max() ?? 0
        }
    }

    func spans(at row: Double) -> [ClosedRange<Double>] {
        switch self {
        case .ellipse(let x, let y, let radiusX, let radiusY):
            let distance = (row - y) / radiusY
            guard abs(distance) < 1 else { return [] }
            let half = radiusX * (1 - distance * distance).squareRoot()
            return [x - half...x + half]
        case .rectangle(let x, let y, let width, let height):
            return row >= y && row < y + height ? [x...x + width] : []
        case .polygon(let corners):
            let crossings = corners.indices.compactMap { index -> Double? in
                let (from, to) = (corners[index], corners[(index + 1) % corners.count])
                guard (from.y <= row) != (to.y <= row) else { return nil }
                return from.x + (row - from.y) / (to.y - from.y) * (to.x - from.x)
            }.sorted()
            return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] }
        }
    }
}
