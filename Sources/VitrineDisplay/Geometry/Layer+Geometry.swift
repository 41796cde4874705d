// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The current offsets of scroll layers.
///
/// The surface knows them while a user scrolls; the default is the engine's target.
package typealias ScrollOffsets = (Layer) -> (x: Double, y: Double)

extension Layer {
    /// The rectangle of this layer from layout, in its parent's coordinates, without effects.
    ///
    /// In a vertical run the top is the sum of the layers above, cached until the run changes. Complexity: O(1) per
    /// query, O(n) for the first one after a change.
    package var frameInParent: DisplayRect {
        var top = placement.y
        if let parent, parent.arrangement == .verticalRun, let position = parent.index(of: self) {
            top = parent.tops[position]
        }
        return DisplayRect(x: placement.x, y: top, width: placement.width, height: placement.height)
    }

    package var bounds: DisplayRect {
        DisplayRect(width: placement.width, height: placement.height)
    }

    /// Returns the rectangle of this layer from layout in the root's coordinates: with the effects and scroll offsets of
    /// the layers around it, without its own effects.
    package func placeInRoot(scrollOffsets: ScrollOffsets = Layer.targetOffset) -> DisplayRect {
        guard let parent else { return frameInParent }
        let offset = parent.scrollOffset(scrollOffsets)
        var frame = frameInParent
        frame.x -= offset.x
        frame.y -= offset.y
        return parent.transformToRoot(scrollOffsets: scrollOffsets).bounds(of: frame)
    }

    /// Returns the displayed rectangle in the root's coordinates, with effects and scroll offsets but without clips.
    package func frameInRoot(scrollOffsets: ScrollOffsets = Layer.targetOffset) -> DisplayRect {
        transformToRoot(scrollOffsets: scrollOffsets).bounds(of: bounds)
    }

    /// Returns the transform from this layer's coordinates to the root's.
    package func transformToRoot(scrollOffsets: ScrollOffsets = Layer.targetOffset) -> DisplayTransform {
        var transform = DisplayTransform()
        var current = self
        while let parent = current.parent {
            transform = current.transformToParent(scrollOffset: parent.scrollOffset(scrollOffsets)).after(transform)
            current = parent
        }
        return transform
    }

    /// Returns the transform from this layer's coordinates to its parent's, which may be scrolled.
    package func transformToParent(scrollOffset: (x: Double, y: Double) = (0, 0)) -> DisplayTransform {
        let frame = frameInParent
        let place = DisplayTransform(translationX: frame.x - scrollOffset.x, y: frame.y - scrollOffset.y)
        guard hasEffects else { return place }
        return place.after(DisplayTransform(effects: effects, width: frame.width, height: frame.height))
    }

    /// Returns the offset that the engine requested; (0, 0) for layers that do not scroll.
    package static func targetOffset(of layer: Layer) -> (x: Double, y: Double) {
        if case .scroll(let scroll) = layer.content { (scroll.targetX, scroll.targetY) } else { (0, 0) }
    }

    package func scrollOffset(_ offsets: ScrollOffsets) -> (x: Double, y: Double) {
        if case .scroll = content { offsets(self) } else { (0, 0) }
    }

    private var tops: ContiguousArray<Double> {
        if let runOffsets { return runOffsets }
        var tops = ContiguousArray<Double>()
        tops.reserveCapacity(children.count)
        var bottom = 0.0
        for child in children {
            tops.append(bottom + child.placement.y)
            // Exiting layers take no space.
            if !child.isExiting { bottom += child.placement.y + child.placement.height }
        }
        runOffsets = tops
        return tops
    }
}
