// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
@_spi(Engine) package import VitrineLayout

/// Detects changes of the geometry that was read from a node.
///
/// Only what was read is observed: the node's frames in the spaces in which they were read, its safe area, and the
/// positions of anchors relative to it. A space may move under a node that stays where it is, such as one that is named
/// outside of `ignoresSafeArea`. Scroll views around observed nodes report their movements for as long as the watch
/// lives. Cost: each layout pass compares what was read.
package final class PositionWatch: Sendable {
    /// A frame of the node, as it was read.
    private struct FrameRead: @unchecked Sendable {
        /// The space of the frame; `nil` for the scene, or for a space that is gone.
        weak var space: LayoutNode?
        let isInScene: Bool
        var frame: CGRect
        /// The size of the space, where it was read too.
        var spaceSize: CGSize?

        init(_ space: LayoutNode?, _ frame: CGRect, spaceSize: CGSize?) {
            self.space = space
            isInScene = space == nil
            self.frame = frame
            self.spaceSize = spaceSize
        }

        /// Returns the frame that a view which reads the node's position would read now.
        func current(_ node: LayoutNode) -> FrameRead {
            FrameRead(space, node.displayedFrame(in: space), spaceSize: spaceSize.map { space?.size ?? $0 })
        }

        func differs(from other: FrameRead) -> Bool {
            isInScene != other.isInScene || frame != other.frame || spaceSize != other.spaceSize
        }
    }

    /// The positions that were read. Its nodes are used during layout only, by the thread that lays out.
    private struct State: @unchecked Sendable {
        var frames: [FrameRead] = []
        var insets: EdgeInsets?
        var anchors: [(place: AnchorPlace, frame: CGRect)] = []

        var isEmpty: Bool { frames.isEmpty && insets == nil && anchors.isEmpty }
    }

    private let state = Mutex(State())

    package init() {}

    /// Records that the safe area of the node was read.
    func noteRead(_ insets: EdgeInsets) { state.withLock { $0.insets = insets } }

    /// Records that the frame of the node was read.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - space: The node whose space it is in; `nil` for the scene.
    ///   - spaceSize: The size of the space, if that was read too.
    func noteRead(_ frame: CGRect, in space: LayoutNode?, spaceSize: CGSize? = nil) {
        let read = FrameRead(space, frame, spaceSize: spaceSize)
        state.withLock { state in
            let isKnown = state.frames.contains {
                $0.space === space && $0.isInScene == read.isInScene && ($0.spaceSize != nil || spaceSize == nil)
            }
            if !isKnown { state.frames.append(read) }
        }
    }

    /// Records that the frame of an anchor in the node's coordinates was read.
    func noteRead(_ anchor: AnchorPlace, at frame: CGRect) {
        state.withLock {
            if !$0.anchors.contains(where: { $0.place == anchor }) { $0.anchors.append((anchor, frame)) }
        }
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
        // What was read before is read again, or not any more.
        state.withLock { $0 = State() }
        let result = body(GeometryProxy(node, watch: self))
        followScrolling(from: node)
        return result
    }

    private func followScrolling(from node: LayoutNode) {
        let (isEmpty, anchors) = state.withLock { ($0.isEmpty, $0.anchors) }
        guard !isEmpty else { return }
        node.followScrolling(self)
        for anchor in anchors { anchor.place.node?.followScrolling(self) }
    }

    private func takeMove(of node: LayoutNode) -> Bool {
        let before = state.withLock(\.self)
        guard !before.isEmpty else { return false }
        // The node may be in another scroll view by now.
        followScrolling(from: node)
        var after = before
        after.frames = before.frames.map { $0.current(node) }
        after.insets = before.insets.map { _ in node.safeAreaInsets }
        after.anchors = before.anchors.map { ($0.place, $0.place.value(of: .bounds, in: node)) }
        let hasMoved =
            after.insets != before.insets || zip(after.frames, before.frames).contains { $0.differs(from: $1) }
            || zip(after.anchors, before.anchors).contains { $0.frame != $1.frame }
        if hasMoved { state.withLock { $0 = after } }
        return hasMoved
    }
}
