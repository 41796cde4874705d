// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineDisplay

/// The pixels of a mesh gradient.
///
/// Each cell is divided into small triangles, which are filled from top to bottom in the order of the cells. Positions
/// between four points are interpolated bilinearly. Colours are interpolated bilinearly too or, if they are smooth, on
/// the Catmull-Rom surface of the sixteen points around (E. Catmull, R. Rom, "A class of local interpolating splines",
/// 1974), clamped to the gamut. Complexity: O(pixels + triangles).
struct MeshRaster {
    private static let side = 64
    /// The number of parts that a cell's side is divided into.
    private static let cuts = 12

    private let gradient: MeshGradient
    private let colors: [SIMD4<Double>]
    private var pixels: [SIMD4<Double>]

    /// Creates a raster; the gradient must be complete.
    init(_ gradient: MeshGradient, colors: [DisplayColor], background: DisplayColor) {
        self.gradient = gradient
        self.colors = colors.map(\.premultiplied)
        pixels = Array(repeating: background.premultiplied, count: Self.side * Self.side)
        for row in 0..<gradient.height - 1 {
            for column in 0..<gradient.width - 1 { fillCell(row, column) }
        }
    }

    private struct Corner {
        let place: SIMD2<Double>
        let color: SIMD4<Double>
    }

    private mutating func fillCell(_ row: Int, _ column: Int) {
        let cuts = Self.cuts
        let corners = (0...cuts).map { y in
            (0...cuts).map { x in corner(row, column, Double(x) / Double(cuts), Double(y) / Double(cuts)) }
        }
        for y in 0..<cuts {
            for x in 0..<cuts {
                fill(corners[y][x], corners[y][x + 1], corners[y + 1][x])
                fill(corners[y + 1][x + 1], corners[y][x + 1], corners[y + 1][x])
            }
        }
    }

    /// Returns a position in a cell by fractions of the cell's width and height.
    private func corner(_ row: Int, _ column: Int, _ x: Double, _ y: Double) -> Corner {
        func place(_ row: Int, _ column: Int) -> SIMD2<Double> {
            SIMD2<Double>(gradient.points[row * gradient.width + column])
        }
        let above = mix(place(row, column), place(row, column + 1), x)
        let below = mix(place(row + 1, column), place(row + 1, column + 1), x)
        let color: SIMD4<Double>
        if gradient.smoothsColors {
            let rows = (-1...2).map { step in spline((-1...2).map { self.color(row + step, column + $0) }, x) }
            color = spline(rows, y)
        } else {
            let (top, bottom) = (row, row + 1)
            color = mix(
                mix(self.color(top, column), self.color(top, column + 1), x),
                mix(self.color(bottom, column), self.color(bottom, column + 1), x), y)
        }
        return Corner(place: mix(above, below, y), color: color.clamped(lowerBound: .zero, upperBound: .one))
    }

    /// Returns the colour of a point; outside the grid that of the nearest edge point.
    private func color(_ row: Int, _ column: Int) -> SIMD4<Double> {
        colors[min(max(row, 0), gradient.height - 1) * gradient.width + min(max(column, 0), gradient.width - 1)]
    }

    private func mix<V: SIMD>(_ a: V, _ b: V, _ part: Double) -> V where V.Scalar == Double { a + (b - a) * part }

    /// Interpolates between the second and the third of four values.
    private func spline(_ v: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
        let linear = (v[2] - v[0]) * t
        let square = (v[0] * 2 - v[1] * 5 + v[2] * 4 - v[3]) * (t * t)
        let cube = (v[1] * 3 - v[0] - v[2] * 3 + v[3]) * (t * t * t)
        return v[1] + (linear + square + cube) * 0.5
    }

    private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
        let side = Double(Self.side)
        let (pa, pb, pc) = (a.place * side, b.place * side, c.place * side)
        let area = (pb.x - pa.x) * (pc.y - pa.y) - (pb.y - pa.y) * (pc.x - pa.x)
        guard area != 0, area.isFinite else { return }
        func pixels(_ low: Double, _ high: Double) -> ClosedRange<Int>? {
            let first = max(Int(max(low - 0.5, 0).rounded(.up)), 0)
            let last = min(Int(min(max(high - 0.5, -1), side).rounded(.down)), Self.side - 1)
            return first <= last ? first...last : nil
        }
        guard let columns = pixels(min(pa.x, pb.x, pc.x), max(pa.x, pb.x, pc.x)),
            let rows = pixels(min(pa.y, pb.y, pc.y), max(pa.y, pb.y, pc.y))
        else { return }
        for row in rows {
            for column in columns {
                let point = SIMD2(Double(column) + 0.5, Double(row) + 0.5)
                let shareB = ((point.x - pa.x) * (pc.y - pa.y) - (point.y - pa.y) * (pc.x - pa.x)) / area
                let shareC = ((pb.x - pa.x) * (point.y - pa.y) - (pb.y - pa.y) * (point.x - pa.x)) / area
                let shareA = 1 - shareB - shareC
                // Neighbouring triangles share their edges, so that no pixel is left out.
                guard min(shareA, shareB, shareC) >= -1e-9 else { continue }
                self.pixels[row * Self.side + column] = a.color * shareA + b.color * shareB + c.color * shareC
            }
        }
    }

    // MARK: - The image

    var picture: LoadedImage {
        var rows: [UInt8] = []
        rows.reserveCapacity(Self.side * (Self.side * 4 + 1))
        for row in 0..<Self.side {
            rows.append(0)
            for column in 0..<Self.side {
                let pixel = pixels[row * Self.side + column]
                let straight = pixel.w > 0 ? pixel / pixel.w : .zero
                let bytes = SIMD4(straight.x, straight.y, straight.z, pixel.w)
                    .clamped(lowerBound: .zero, upperBound: .one)
                for part in 0..<4 { rows.append(UInt8((bytes[part] * 255).rounded())) }
            }
        }
        let data = PlainPNG.encode(rows: rows, width: Self.side, height: Self.side)
        return LoadedImage(
            data: data, mediaType: "image/png", width: Self.side, height: Self.side, hash: ContentHash.name(of: data))
    }
}

extension DisplayColor {
    fileprivate var premultiplied: SIMD4<Double> { SIMD4(red * alpha, green * alpha, blue * alpha, alpha) }
}
