// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A drag from outside the page over a layer that accepts drops (`EventMask.drop`).
package struct OutsideDrag: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        /// The drag has come over the layer, with items of these media types; empty for a type that the surface does not
        /// tell before the drop.
        case entered([String])
        case moved
        /// The drag has left the layer, or was cancelled.
        case left
        /// The user dropped files, or a text.
        case dropped([OfferedFile], text: String)
    }

    package var phase: Phase
    /// The pointer, in points of the window.
    package var x: Double
    package var y: Double

    package init(_ phase: Phase, x: Double = 0, y: Double = 0) {
        self.phase = phase
        self.x = x
        self.y = y
    }
}
