// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineRaster

/// A region of adjacent pixels that differ.
struct DifferingRegion: Equatable {
    let pixels: Int
    /// The frame, in points.
    let frame: DisplayRect

    /// The side of a tile, in points: pixels in the same tile or in neighbouring ones belong together.
    private static let tile = 8.0
    private static let mark: UInt32 = 0xFFFF_0000

    /// Returns the regions that a difference image marks in red, the largest first.
    ///
    /// Tiles with marked pixels are joined with their eight neighbours (breadth first): O(pixels).
    static func all(in difference: RasterImage) -> [DifferingRegion] {
        let side = max(Int(tile * difference.scale), 1)
        var tiles = Tiles(columns: (difference.width + side - 1) / side, rows: (difference.height + side - 1) / side)
        difference.pixels.withUnsafeBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            for y in 0..<difference.height {
                for x in 0..<difference.width where words[y * difference.width + x] == mark {
                    tiles.add(x: x, y: y, to: y / side * tiles.columns + x / side)
                }
            }
        }
        return tiles.regions.map { DifferingRegion(pixels: $0.pixels, frame: $0.frame(scale: difference.scale)) }
            .sorted { ($1.pixels, $0.frame.y, $0.frame.x) < ($0.pixels, $1.frame.y, $1.frame.x) }
    }
}

/// A grid of pixel counts.
private struct Tiles {
    struct Tile {
        var pixels = 0
        var left = Int.max
        var top = Int.max
        var right = Int.min
        var bottom = Int.min

        mutating func join(_ other: Tile) {
            pixels += other.pixels
            left = min(left, other.left)
            top = min(top, other.top)
            right = max(right, other.right)
            bottom = max(bottom, other.bottom)
        }

        func frame(scale: Double) -> DisplayRect {
            DisplayRect(
                x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left + 1) / scale,
                height: Double(bottom - top + 1) / scale)
        }
    }

    let columns: Int
    let rows: Int
    private var tiles: [Tile]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        tiles = Array(repeating: Tile(), count: columns * rows)
    }

    mutating func add(x: Int, y: Int, to index: Int) {
        tiles[index].join(Tile(pixels: 1, left: x, top: y, right: x, bottom: y))
    }

    var regions: [Tile] {
        var isSeen = Array(repeating: false, count: tiles.count)
        var regions: [Tile] = []
        for start in tiles.indices where tiles[start].pixels > 0 && !isSeen[start] {
            var region = Tile()
            var queue = [start]
            isSeen[start] = true
            while let index = queue.popLast() {
                region.join(tiles[index])
                for next in neighbours(of: index) where tiles[next].pixels > 0 && !isSeen[next] {
                    isSeen[next] = true
                    queue.append(next)
                }
            }
            regions.append(region)
        }
        return regions
    }

    private func neighbours(of index: Int) -> [Int] {
        let (column, row) = (index % columns, index / columns)
        return (max(row - 1, 0)...min(row + 1, rows - 1)).flatMap { row in
            (max(column - 1, 0)...min(column + 1, columns - 1)).map { row * columns + $0 }
        }
    }
}
