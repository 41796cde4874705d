// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a surface says of a scroller that a person moved.
package struct ScrollReport: Hashable, Sendable {
    /// The offset from rest, in points, negative leftwards where reading starts on the right.
    package var x: Double
    package var y: Double
    /// Which corrections the offset includes: the sum of `DisplayScroll` that the surface had applied.
    package var shiftX: Double
    package var shiftY: Double
    /// Whether the movement is over.
    package var isAtRest: Bool
    /// Whether no finger moves the content any more: it goes on by itself.
    package var isDecelerating: Bool

    package init(
        x: Double, y: Double, shiftX: Double = 0, shiftY: Double = 0, isAtRest: Bool = false,
        isDecelerating: Bool = false
    ) {
        self.x = x
        self.y = y
        self.shiftX = shiftX
        self.shiftY = shiftY
        self.isAtRest = isAtRest
        self.isDecelerating = isDecelerating
    }
}
