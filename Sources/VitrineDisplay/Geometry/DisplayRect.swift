// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A rectangle in points, in the coordinates of a layer.
package struct DisplayRect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var midX: Double { x + width / 2 }
    package var midY: Double { y + height / 2 }
    package var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns whether a point is inside; left and top edges are inside, right and bottom edges are not.
    package func contains(x pointX: Double, y pointY: Double) -> Bool {
        pointX >= x && pointX < maxX && pointY >= y && pointY < maxY
    }

    package func union(_ other: DisplayRect) -> DisplayRect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return DisplayRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns the intersection; `nil` if the rectangles do not even touch.
    package func intersection(_ other: DisplayRect) -> DisplayRect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let width = min(maxX, other.maxX) - left
        let height = min(maxY, other.maxY) - top
        return width < 0 || height < 0 ? nil : DisplayRect(x: left, y: top, width: width, height: height)
    }
}
