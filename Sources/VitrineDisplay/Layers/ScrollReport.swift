// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A surface's report of a scroll view that the user has scrolled.
package struct ScrollReport: Hashable, Sendable {
    /// The offset from rest in points; negative to the left in a right-to-left layout.
    package var x: Double
    package var y: Double
    /// The corrections that the offset includes: the sum in `DisplayScroll` that the surface had applied.
    package var shiftX: Double
    package var shiftY: Double
    /// Whether scrolling has ended.
    package var isAtRest: Bool
    /// Whether the content is decelerating, with no finger on it.
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
