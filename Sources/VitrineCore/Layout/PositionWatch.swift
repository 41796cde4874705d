// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
@_spi(Engine) package import VitrineLayout

/// Detects changes of the geometry that was read from a node.
///
/// Only what was read is observed: the node's own position, and the positions of anchors relative to it. Scroll views
/// around observed nodes report their movements for as long as the watch lives. Cost: each layout pass compares what
/// was read.
package final class PositionWatch: Sendable {
    private struct State {
        var wasRead = false
        var frame = CGRect.zero
        var insets = EdgeInsets()
        var anchors: [(place: AnchorPlace, frame: CGRect)] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Records that the position of the node was read.
    func noteRead() { state.withLock { $0.wasRead = true } }

    /// Records that the position of an anchor relative to the node was read.
    func noteRead(_ anchor: AnchorPlace, from origin: CGPoint) {
        let frame = anchor.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        state.withLock {
            if !$0.anchors.contains(where: { $0.place == anchor }) { $0.anchors.append((anchor, frame)) }
        }
    }

    /// Forgets what was read, before it is read again.
    private func reset(to node: LayoutNode) {
        let (frame, insets) = (node.displayedFrame(in: nil), node.safeAreaInsets)
        state.withLock { $0 = State(frame: frame, insets: insets) }
    }

    /// Calls a closure after a layout pass that moved the node or an anchor.
    package func observe(_ node: LayoutNode, onMove: @escaping () -> Void) {
        node.tree.observePosition(of: node) { [weak self] node in
            if self?.takeMove(of: node) == true { onMove() }
            return false
        }
    }

    /// Evaluates a closure with the node's geometry and observes what it reads.
    package func reading<T>(_ node: LayoutNode, _ body: (GeometryProxy) -> T) -> T {
        reset(to: node)
        let result = body(GeometryProxy(node, watch: self))
        followScrolling(from: node)
        return result
    }

    private func followScrolling(from node: LayoutNode) {
        let (wasRead, anchors) = state.withLock { ($0.wasRead, $0.anchors) }
        guard wasRead || !anchors.isEmpty else { return }
        node.followScrolling(self)
        for anchor in anchors { anchor.place.node?.followScrolling(self) }
    }

    private func takeMove(of node: LayoutNode) -> Bool {
        let (wasRead, anchors) = state.withLock { ($0.wasRead, $0.anchors) }
        guard wasRead || !anchors.isEmpty else { return false }
        // The node may be in another scroll view by now.
        followScrolling(from: node)
        let (frame, insets) = (node.displayedFrame(in: nil), node.safeAreaInsets)
        let places = anchors.map { ($0.place, $0.place.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)) }
        return state.withLock { state in
            let hasMoved =
                wasRead && (frame != state.frame || insets != state.insets)
                || zip(places, anchors).contains { $0.1 != $1.frame }
            guard hasMoved else { return false }
            state.frame = frame
            state.insets = insets
            state.anchors = places
            return true
        }
    }
}
