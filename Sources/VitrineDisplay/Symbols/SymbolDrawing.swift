// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The drawing of a symbol in one weight: a single outline, filled with the tint by the non-zero rule.
///
/// Invariant: `elements` are on a grid of 256 by 256 units, y downwards; areas that a composed symbol leaves out have
/// been removed from the outline, so that no surface needs masks. `frame` is the part of the grid, possibly beyond its
/// edges, that a layer's bounds show: surfaces scale it to the bounds, each axis on its own.
package struct SymbolDrawing: Hashable, Sendable {
    /// The units of the grid along one side.
    package static let grid = 256.0

    package var elements: [Outline.PathElement]
    /// The symbol's frame on the grid, which is scaled to the layer.
    package var frame: DisplayRect
    /// The size of the frame in multiples of the point size.
    package var width: Double
    package var height: Double
    /// Whether the symbol is mirrored in a right-to-left layout.
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

    /// Returns the outline in a layer of the given size, in points.
    package func elements(width: Double, height: Double, isMirrored: Bool) -> [Outline.PathElement] {
        guard !frame.isEmpty else { return [] }
        let (scaleX, scaleY) = (width / frame.width, height / frame.height)
        let transform = DisplayTransform(
            a: isMirrored ? -scaleX : scaleX, b: 0, c: 0, d: scaleY,
            tx: isMirrored ? frame.maxX * scaleX : -frame.x * scaleX, ty: -frame.y * scaleY)
        return elements.map { $0.mapped(by: transform) }
    }
}
