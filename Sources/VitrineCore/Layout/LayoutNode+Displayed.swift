// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineLayout

extension LayoutNode {
    /// Returns the frame of the node in an ancestor's coordinates (the root's for `nil`) as it is displayed: with
    /// scrolling and pinning, but without offsets and transforms, which affect drawing only (Documentation/Layout.md
    /// 2.7).
    package final func displayedFrame(in ancestor: LayoutNode?) -> CGRect {
        var origin = CGPoint.zero
        var node = self
        while node !== ancestor {
            let step = node.frameOrigin
            origin.x += step.x
            origin.y += step.y
            guard let parent = node.parent else { break }
            if let list = parent as? LazyStackNode {
                let shift = list.stickyOffset(of: node)
                origin.x += shift.x
                origin.y += shift.y
            }
            if let scroll = parent as? ScrollNode {
                origin.x += scroll.isRightToLeft ? scroll.contentOffset.x : -scroll.contentOffset.x
                origin.y -= scroll.contentOffset.y + scroll.overscroll
            }
            node = parent
        }
        return CGRect(origin: origin, size: size)
    }
}
