// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Engine) @testable import VitrineLayout

/// The queue: what climbs, what stops, what is forgotten.
@Suite struct LayoutTreeTests {
    private let f = Fixture()

    @Test func equalAnswersStopTheClimb() {
        let leaf = f.rigid(20, 20)
        let frame = f.frame(50, 50, leaf)
        let stack = f.hstack(.center, 0, [frame, f.rigid(5, 5)])
        f.mount(stack, 100, 100)
        f.tree.counters = LayoutCounters()
        _ = f.tree.takeChanges()
        leaf.fixedSize.width = 30
        f.tree.layout()
        #expect(f.tree.counters.siblingsVisited == 0)
        #expect(f.tree.takeChanges().moved.allSatisfy { $0 === leaf })
        #expect(leaf.frame.minX == 10)
    }

    @Test func aDetachedBranchIsAskedAgainWhenItReturns() {
        let leaf = f.rigid(20, 20)
        let padding = f.wrap(PaddingNode(tree: f.tree, insets: EdgeInsets(5, edges: .all)), leaf)
        let stack = f.vstack(.leading, 0, [padding, f.rigid(5, 5)])
        f.mount(f.scroll(.vertical, stack), 100, 100)
        stack.splice(remove: 0..<1, insert: [])
        f.tree.layout()
        leaf.fixedSize.height = 40
        f.tree.layout()
        stack.splice(remove: 0..<0, insert: [padding])
        f.tree.layout()
        #expect(padding.size.height == 50)
        #expect(stack.children[1].frame.minY == 50)
    }

    @Test func whatADetachedBranchGetsIsPlacedWhenItReturns() {
        let overlay = f.wrap(OverlayNode(tree: f.tree), f.rigid(50, 20))
        let row = f.wrap(RowLineNode(tree: f.tree, isAtTop: false, leading: 10, trailing: 5), f.rigid(60, 30))
        let page = f.vstack(.leading, 0, [overlay, row])
        f.mount(page, 100, 100)
        f.root.child = f.rigid(10, 10)
        f.tree.layout()
        let mark = f.rigid(4, 6)
        overlay.secondary = mark
        let line = f.frame(nil, 1, f.color)
        row.line = line
        f.tree.layout()
        f.root.child = page
        f.tree.layout()
        #expect(mark.isPlaced && line.isPlaced)
        #expect(f.frame(mark) == [43, 32, 4, 6])
        #expect(f.frame(line) == [30, 74, 45, 1])
        // So it is for what was out of the tree twice.
        f.root.child = f.rigid(10, 10)
        f.tree.layout()
        mark.fixedSize.width = 8
        row.leading = 20
        f.tree.layout()
        f.root.child = page
        f.tree.layout()
        #expect(f.frame(mark) == [41, 32, 8, 6])
        #expect(f.frame(line) == [40, 74, 35, 1])
    }

    @Test func aFreedContainerLeavesNoParentBehind() {
        let leaf = f.rigid(20, 20)
        do {
            let stack = f.vstack(.leading, 0, [leaf])
            #expect(leaf.parent === stack)
        }
        // The queue and the recorded changes hold their nodes until they are taken.
        f.tree.layout()
        _ = f.tree.takeChanges()
        #expect(leaf.parent == nil)
    }

    @Test func forgottenAnswersCountAsChanged() {
        let leaf = f.rigid(20, 20)
        let stack = f.hstack(.center, 0, [leaf])
        f.mount(stack, 100, 100)
        for width in 0..<40 { _ = stack.sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil)) }
        leaf.fixedSize.width = 33
        f.tree.layout()
        #expect(stack.size.width == 33)
    }

    @Test func nothingIsLeftToDoAfterAPass() {
        let leaf = f.rigid(20, 20)
        f.mount(f.vstack(.leading, 0, [leaf]), 100, 100)
        #expect(!f.tree.needsLayout)
        leaf.setNeedsLayout()
        leaf.setNeedsLayout()
        #expect(f.tree.needsLayout)
        f.tree.layout()
        #expect(!f.tree.needsLayout)
        _ = f.tree.takeChanges()
        f.tree.layout()
        #expect(f.tree.takeChanges().isEmpty)
    }
}
