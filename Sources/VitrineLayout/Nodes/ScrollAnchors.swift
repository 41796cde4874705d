// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of its content that a scroll view shows by itself; `nil` means the start.
package struct ScrollAnchors: Equatable, Sendable {
    /// The initial position in the content.
    package var initialOffset: UnitPoint?
    /// The position that is kept when a length changes while the content is there.
    package var sizeChanges: UnitPoint?
    /// The position of content that is shorter than the scroll view.
    package var alignment: UnitPoint?

    package init(initialOffset: UnitPoint? = nil, sizeChanges: UnitPoint? = nil, alignment: UnitPoint? = nil) {
        self.initialOffset = initialOffset
        self.sizeChanges = sizeChanges
        self.alignment = alignment
    }

    /// Returns the offset that shows an anchor.
    static func offset(of anchor: UnitPoint, limit: CGPoint) -> CGPoint {
        CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
    }

    /// Whether an offset is at an anchor; less than a point is a surface's rounding.
    static func isAt(_ anchor: UnitPoint, _ offset: CGPoint, limit: CGPoint) -> Bool {
        let target = self.offset(of: anchor, limit: limit)
        return abs(target.x - offset.x) < 1 && abs(target.y - offset.y) < 1
    }
}
