// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The safe part of a region, in the coordinates of the node that defines it.
///
/// Safe areas are determined lazily: a node that needs its insets walks up to the nearest definition and converts them.
/// Complexity: O(depth).
package struct SafeArea: Equatable, Sendable {
    /// The area into which content may extend.
    package var full: CGRect
    /// The area in which content is laid out.
    package var safe: CGRect

    package init(full: CGRect, safe: CGRect) {
        self.full = full
        self.safe = safe
    }

    /// Returns the distances by which a frame in the same coordinates may extend over the edges of the safe part that
    /// it touches.
    package func insets(for frame: CGRect, isRightToLeft: Bool) -> EdgeInsets {
        let reach: CGFloat = 0.01
        let left = frame.minX <= safe.minX + reach ? max(frame.minX - full.minX, 0) : 0
        let right = frame.maxX >= safe.maxX - reach ? max(full.maxX - frame.maxX, 0) : 0
        return EdgeInsets(
            top: frame.minY <= safe.minY + reach ? max(frame.minY - full.minY, 0) : 0,
            leading: isRightToLeft ? right : left,
            bottom: frame.maxY >= safe.maxY - reach ? max(full.maxY - frame.maxY, 0) : 0,
            trailing: isRightToLeft ? left : right)
    }
}

extension CGRect {
    /// Returns the rectangle inset by edges in the given layout direction.
    package func inset(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
        CGRect(
            x: minX + (isRightToLeft ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
    }

    /// Returns the rectangle extended by edges in the given layout direction.
    package func outset(by insets: EdgeInsets, isRightToLeft: Bool) -> CGRect {
        CGRect(
            x: minX - (isRightToLeft ? insets.trailing : insets.leading), y: minY - insets.top,
            width: width + insets.horizontal, height: height + insets.vertical)
    }
}

extension LayoutNode {
    /// Whether an ancestor below the next scroll view defines a safe area.
    final var isInSafeArea: Bool {
        var node = self
        while let parent = node.parent, !(parent is ScrollNode) {
            if parent.safeArea(ofChild: node) != nil { return true }
            node = parent
        }
        return false
    }

    /// The distances by which this node's frame may extend under bars and device edges, in points; zero away from the
    /// edges.
    package final var safeAreaInsets: EdgeInsets {
        var frame = CGRect(origin: .zero, size: size)
        var node = self
        while let parent = node.parent {
            let step = node.frameOrigin
            frame.origin.x += step.x
            frame.origin.y += step.y
            if parent is ScrollNode { return EdgeInsets() }
            if let area = parent.safeArea(ofChild: node) {
                return area.insets(for: frame, isRightToLeft: isRightToLeft)
            }
            node = parent
        }
        return EdgeInsets()
    }
}
