// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineLayout

extension ScrollNode {
    /// Returns the scroll view around a node, and the node's origin in its content at rest.
    package static func enclosing(_ node: LayoutNode) -> (scroll: ScrollNode, origin: CGPoint)? {
        var origin = CGPoint.zero
        var current = node
        while let parent = current.parent {
            let step = current.frameOrigin
            origin.x += step.x
            origin.y += step.y
            if let scroll = parent as? ScrollNode { return (scroll, origin) }
            current = parent
        }
        return nil
    }
}
