// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A table of squares: what is covered where can be told by heart.
enum SymbolSamples {
    /// `square` is a frame with a border of 20, its fill is solid; `dot` is a solid square of 64 in the middle, `bar`
    /// one that its bold weight makes higher.
    static let table =
        [
            "vitrine-symbols 1",
            line("circle", frame(24, 232, border: 20)),
            line("circle.fill", box(24, 24, 232, 232)),
            line("dot", box(96, 96, 160, 160)),
            line("plus.circle.fill", box(64, 64, 192, 192)),
            line("bar", box(64, 120, 192, 136), bold: box(64, 100, 192, 156)),
            line("arrow.right", box(64, 120, 192, 136)),
            line("full", box(0, 0, 256, 256)),
            line("photo", box(32, 64, 224, 192), box: 1.42),
            line("text:7", box(112, 64, 144, 192)),
        ].joined(separator: "\n") + "\n"

    static func library(_ text: String = table) throws -> SymbolLibrary {
        try SymbolLibrary(table: Array(text.utf8))
    }

    /// Clockwise with y downwards.
    static func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> String {
        "M\(left) \(top)L\(right) \(top)L\(right) \(bottom)L\(left) \(bottom)Z"
    }

    private static func frame(_ from: Int, _ to: Int, border: Int) -> String {
        let (near, far) = (from + border, to - border)
        return box(from, from, to, to) + "M\(near) \(near)L\(near) \(far)L\(far) \(far)L\(far) \(near)Z"
    }

    private static func line(_ name: String, _ data: String, bold: String = "", box: Double = 1.23) -> String {
        let numbers = data.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
        let x = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
        let y = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
        let bounds = [x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0].map { "\(Int($0))" }
        return "\(name)\t\(box)\t\(bounds.joined(separator: " "))\t\(data)\t\t\t\(bold)"
    }
}

extension SymbolDrawing {
    /// Whether a point of the grid is covered by the ink.
    func covers(_ x: Double, _ y: Double) -> Bool {
        Outline.path(elements).contains(x: x, y: y, width: SymbolDrawing.grid, height: SymbolDrawing.grid)
    }
}
