// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The drawing of a symbol in one weight: a single outline, filled with the tint by the nonzero rule.
///
/// Invariant: `elements` lie on a grid of 256 by 256 units, y downwards; what is cut out of a composed symbol is cut
/// out of the outline already, so that no surface needs masks. `frame` is the part of the grid, possibly reaching
/// over its edges, that a layer's bounds show: surfaces map it onto the bounds, each axis by itself.
package struct SymbolDrawing: Hashable, Sendable {
    /// Units of the grid along one side.
    package static let grid = 256.0

    package var elements: [Outline.PathElement]
    /// The symbol's own frame on the grid: what is as large as the layer.
    package var frame: DisplayRect
    /// The frame's size in multiples of the point size.
    package var width: Double
    package var height: Double
    /// Whether the symbol points the other way where one reads from right to left.
    package var mirrorsInRightToLeft: Bool

    package init(
        elements: [Outline.PathElement], frame: DisplayRect, width: Double, height: Double,
        mirrorsInRightToLeft: Bool = false
    ) {
        self.elements = elements
        self.frame = frame
        self.width = width
        self.height = height
        self.mirrorsInRightToLeft = mirrorsInRightToLeft
    }

    /// The outline where a layer of a size, in points, shows it.
    package func elements(width: Double, height: Double, isMirrored: Bool) -> [Outline.PathElement] {
        guard !frame.isEmpty else { return [] }
        let (scaleX, scaleY) = (width / frame.width, height / frame.height)
        let transform = DisplayTransform(
            a: isMirrored ? -scaleX : scaleX, b: 0, c: 0, d: scaleY,
            tx: isMirrored ? frame.maxX * scaleX : -frame.x * scaleX, ty: -frame.y * scaleY)
        return elements.map { $0.mapped(by: transform) }
    }
}
