// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An image inside a layer's bounds.
package struct DisplayImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// The bytes in the session's image store, identified by the hash of their content.
        case stored(hash: String)
        /// A symbol by its system name, drawn in `tint` by the session's `SymbolSource` with the `SymbolWeight` of a
        /// font weight; surfaces show a visible placeholder for a symbol that the source does not have.
        case symbol(name: String, weight: Int, pointSize: Double)
    }

    package enum Interpolation: Hashable, Sendable { case none, smooth }

    package var source: Source
    /// The foreground colour of a template; `nil` draws the image's own colours.
    package var tint: DisplayColor?
    package var interpolation: Interpolation
    /// Whether the image is mirrored horizontally.
    package var isMirrored: Bool
    /// The gradient across the layer's bounds that fills a template.
    ///
    /// It replaces `tint`, which is set as well.
    package var tintPaint: Paint?
    /// How a stored image fills the bounds; `nil` stretches it as a whole.
    package var slicing: Slicing?

    /// An image in nine parts: its caps keep their size, and the parts between fill the rest.
    package struct Slicing: Hashable, Sendable {
        /// The image's own size, in points.
        package var width: Double
        package var height: Double
        /// The sizes of the caps, in points of that size.
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
        /// Whether the parts between the caps are repeated from the top left; otherwise they are stretched.
        package var isTiled: Bool

        package init(
            width: Double, height: Double, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
            isTiled: Bool = false
        ) {
            self.width = width
            self.height = height
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
            self.isTiled = isTiled
        }
    }

    package var isSymbol: Bool {
        if case .symbol = source { true } else { false }
    }

    package init(
        source: Source, tint: DisplayColor? = nil, interpolation: Interpolation = .smooth, isMirrored: Bool = false,
        tintPaint: Paint? = nil, slicing: Slicing? = nil
    ) {
        self.source = source
        self.tint = tint
        self.interpolation = interpolation
        self.isMirrored = isMirrored
        self.tintPaint = tintPaint
        self.slicing = slicing
    }
}
