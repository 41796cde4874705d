// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which part of its content a scroll view shows by itself; `nil` is its start.
package struct ScrollAnchors: Equatable, Sendable {
    /// Where the content stands first.
    package var initialOffset: UnitPoint?
    /// What stays when a length changes, as long as the content stands there.
    package var sizeChanges: UnitPoint?
    /// Where content stands that is shorter than the scroll view.
    package var alignment: UnitPoint?

    package init(initialOffset: UnitPoint? = nil, sizeChanges: UnitPoint? = nil, alignment: UnitPoint? = nil) {
        self.initialOffset = initialOffset
        self.sizeChanges = sizeChanges
        self.alignment = alignment
    }

    /// The offset that shows an anchor.
    static func offset(of anchor: UnitPoint, limit: CGPoint) -> CGPoint {
        CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
    }

    /// Less than a point is rounding of a surface.
    static func isAt(_ anchor: UnitPoint, _ offset: CGPoint, limit: CGPoint) -> Bool {
        let target = self.offset(of: anchor, limit: limit)
        return abs(target.x - offset.x) < 1 && abs(target.y - offset.y) < 1
    }
}
