// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

extension LayoutNode {
    /// Returns the frame of the node in an ancestor's coordinates (the root's for `nil`) as it is displayed: with
    /// scrolling, pinning, and the offsets and transforms of views around it, but without effects of its own
    /// (Documentation/Layout.md 2.7). Of a turned node it is the smallest upright rectangle around it.
    package final func displayedFrame(in ancestor: LayoutNode?) -> CGRect {
        CGRect(origin: .zero, size: size).converted(from: displayTransform(to: ancestor), to: DisplayTransform())
    }

    /// Returns the transform from the node's coordinates to an ancestor's (the root's for `nil`) as they are displayed.
    ///
    /// Complexity: O(depth).
    package final func displayTransform(to ancestor: LayoutNode?) -> DisplayTransform {
        var transform: DisplayTransform?
        // The way from the innermost transform that is not in `transform` yet.
        var shift = CGPoint.zero
        var node = self
        while node !== ancestor {
            if node !== self, let effect = (node as? WrapperNode)?.companion as? EffectItem,
                let moved = effect.frameTransform()
            {
                let way = moved.after(DisplayTransform(translationX: shift.x, y: shift.y))
                transform = transform.map { way.after($0) } ?? way
                shift = .zero
            }
            let step = node.frameOrigin
            shift.x += step.x
            shift.y += step.y
            guard let parent = node.parent else { break }
            if let list = parent as? LazyStackNode {
                let pinned = list.stickyOffset(of: node)
                shift.x += pinned.x
                shift.y += pinned.y
            }
            if let scroll = parent as? ScrollNode {
                let offset = scroll.shownOffset
                shift.x += scroll.isRightToLeft ? offset.x : -offset.x
                shift.y -= offset.y + scroll.overscroll
            }
            node = parent
        }
        let way = DisplayTransform(translationX: shift.x, y: shift.y)
        return transform.map { way.after($0) } ?? way
    }
}

extension CGRect {
    /// Returns the rectangle in other coordinates; the smallest upright one around it where they are turned.
    ///
    /// - Parameters:
    ///   - source: The transform from the coordinates of the rectangle to those of a plane.
    ///   - target: The transform from the coordinates of the result to those of the same plane.
    /// - Returns: The rectangle.
    package func converted(from source: DisplayTransform, to target: DisplayTransform) -> CGRect {
        if source.isTranslation, target.isTranslation {
            return offsetBy(dx: source.tx - target.tx, dy: source.ty - target.ty)
        }
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
            let point = source.map(x: x, y: y)
            // Coordinates that are scaled to nothing have no points: only the origin of them is known.
            return target.unmap(x: point.x, y: point.y) ?? (x: point.x - target.tx, y: point.y - target.ty)
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
