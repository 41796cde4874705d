// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Engine) @testable import VitrineLayout

/// Stacks against recorded numbers (Documentation/Layout.md 3).
@Suite struct StackNodeTests {
    private let f = Fixture()

    @Test func plainNeighboursAreEightApart() {
        let boxes = (0..<3).map { _ in f.rigid(50, 50) }
        let stack = f.hstack(children: boxes)
        f.mount(stack, 300, 100)
        #expect(f.frame(stack) == [67, 25, 166, 50])
        #expect(boxes.map { f.frame($0)[0] } == [67, 125, 183])
    }

    @Test func leastFlexibleChildrenAreServedFirst() {
        let (circle, a, b, last) = (f.circle, f.color, f.color, f.circle)
        f.mount(f.frame(nil, 40, f.hstack(.center, 0, [circle, a, b, last])), 300, 200)
        #expect([circle, a, b, last].map { $0.size.width } == [40, 110, 110, 40])
    }

    @Test func aCircleSharesAColumnEqually() {
        let (circle, box) = (f.circle, f.color)
        f.mount(f.frame(60, 100, f.vstack(.center, 0, [circle, box])), 300, 200)
        #expect(circle.size == CGSize(width: 50, height: 50))
        #expect(box.size == CGSize(width: 60, height: 50))
    }

    @Test func priorityIsServedAfterReservingMinimums() {
        let low = f.wrap(FlexFrameNode(tree: f.tree, horizontal: .init(minimum: 20)), f.color)
        let highFrame = f.wrap(FlexFrameNode(tree: f.tree, horizontal: .init(minimum: 20)), f.color)
        let high = f.wrap(LayoutPriorityNode(tree: f.tree, priority: 1), highFrame)
        let fixed = f.frame(60, nil, f.color)
        f.mount(f.hstack(.center, 0, [low, high, fixed]), 300, 40)
        #expect([low, high, fixed].map { $0.size.width } == [20, 220, 60])
    }

    @Test func aSpacerTakesWhatIsLeftWithoutGaps() {
        let (a, spacer, b) = (f.rigid(40, 40), f.spacer(), f.rigid(40, 40))
        f.mount(f.hstack(children: [a, spacer, b]), 300, 60)
        #expect(spacer.size == CGSize(width: 220, height: 0))
        #expect(f.frame(b)[0] == 260)
    }

    @Test func aSpacerKeepsItsMinimumAtIdealSize() {
        let (a, b) = (f.rigid(40, 40), f.rigid(40, 40))
        let stack = f.hstack(children: [a, f.spacer(), b])
        f.mount(f.wrap(FixedSizeNode(tree: f.tree), stack), 300, 60)
        #expect(stack.size.width == 88)
    }

    @Test func aSpacerOutsideAStackExpandsBothWays() {
        let spacer = f.spacer()
        f.mount(f.zstack(children: [spacer]), 30, 20)
        #expect(spacer.size == CGSize(width: 30, height: 20))
    }

    @Test func aSpacerTurnsWithItsStackThroughModifiers() {
        let spacer = f.spacer(30)
        let stack = f.vstack(.center, 0, [f.wrap(WrapperNode(tree: f.tree), spacer), f.rigid(10, 10)])
        f.mount(f.scroll(.vertical, stack), 100, 100)
        #expect(spacer.size == CGSize(width: 0, height: 30))
        stack.axis = .horizontal
        f.tree.layout()
        #expect(spacer.size.width == 90)
        #expect(spacer.size.height == 0)
    }

    @Test func textsAskTheirOwnDistances() {
        let (box, text, other) = (f.rigid(20, 20), f.text(30), f.text(40))
        f.mount(f.vstack(children: [box, text, other, f.rigid(5, 5)]), 100, 200)
        #expect(text.frame.minY - box.frame.maxY == 4.7421875)
        #expect(other.frame.minY == text.frame.maxY)
        #expect(abs(f.root.child!.size.height - (20 + 4.7421875 + 32 + 8.15087890625 + 5)) < 1e-9)
    }

    @Test func textsAreEightApartSideBySide() {
        let (a, b) = (f.text(30), f.text(40))
        f.mount(f.hstack(children: [a, b]), 200, 50)
        #expect(b.frame.minX - a.frame.maxX == 8)
    }

    @Test func aFrameHidesTextSpacingAlongItsAxisOnly() {
        let (a, b) = (f.rigid(10, 10), f.rigid(10, 10))
        let tall = f.frame(nil, 30, f.text(20))
        let wide = f.frame(30, nil, f.text(20))
        f.mount(f.vstack(children: [a, tall, b, wide]), 200, 200)
        #expect(tall.frame.minY - a.frame.maxY == 8)
        #expect(wide.frame.minY - b.frame.maxY == 4.7421875)
    }

    @Test func verticalPaddingHidesTextSpacing() {
        let a = f.rigid(10, 10)
        let padded = f.wrap(PaddingNode(tree: f.tree, insets: EdgeInsets(4, edges: .all)), f.text(20))
        f.mount(f.vstack(children: [a, padded]), 200, 200)
        #expect(padded.frame.minY - a.frame.maxY == 8)
    }

    @Test func stacksForwardTheirEdgesPreferences() {
        let inner = f.vstack(children: [f.text(20), f.rigid(10, 10)])
        let row = f.hstack(children: [f.rigid(5, 5), f.text(9)])
        let (a, b) = (f.rigid(10, 10), f.rigid(10, 10))
        f.mount(f.vstack(children: [a, inner, b, row]), 200, 200)
        #expect(inner.frame.minY - a.frame.maxY == 4.7421875)
        #expect(b.frame.minY - inner.frame.maxY == 8)
        #expect(row.frame.minY - b.frame.maxY == 4.7421875)
    }

    @Test func baselinesMeetAndWidenTheRow() {
        let (small, large) = (f.text(10, 16, baseline: 13), f.text(10, 40, baseline: 30))
        let box = f.rigid(10, 10)
        let row = f.hstack(.firstTextBaseline, 0, [small, large, box])
        f.mount(row, 100, 100)
        #expect(row.size.height == 40)
        #expect(small.frame.minY == 17)
        #expect(box.frame.minY == 20)
    }

    @Test func theCrossUnionStartsAtTheGuide() {
        let node = AlignmentGuideNode(tree: f.tree, key: HorizontalAlignment.leading.key) { _ in -20 }
        let moved = f.wrap(node, f.rigid(10, 10))
        let stack = f.vstack(.leading, 0, [moved])
        f.mount(stack, 100, 100)
        #expect(stack.size.width == 30)
        #expect(moved.frame.minX == 20)
    }

    @Test func negativeSpacingOverlaps() {
        let (a, b) = (f.rigid(40, 40), f.rigid(40, 40))
        let stack = f.hstack(.center, -10, [a, b])
        f.mount(stack, 100, 100)
        #expect(stack.size.width == 70)
        #expect(b.frame.minX == 30)
    }

    @Test func overflowIsSymmetricThroughTheParent() {
        let stack = f.hstack(.center, 0, [f.rigid(200, 10), f.rigid(200, 10)])
        f.mount(stack, 300, 100)
        #expect(f.frame(stack) == [-50, 45, 400, 10])
    }

    @Test func dividersCrossTheirStack() {
        let (flat, upright) = (DividerNode(tree: f.tree), DividerNode(tree: f.tree))
        let row = f.frame(nil, 20, f.hstack(.center, 0, [upright, f.color]))
        f.mount(f.vstack(.center, 0, [flat, row]), 100, 100)
        #expect(flat.size == CGSize(width: 100, height: 0.5))
        #expect(upright.size == CGSize(width: 0.5, height: 20))
    }

    @Test func rightToLeftMirrorsRowsAndColumns() {
        let (a, b, c) = (f.rigid(10, 10), f.rigid(20, 10), f.rigid(30, 10))
        let row = f.hstack(.center, 0, [a, b])
        let column = f.vstack(.leading, 0, [row, c])
        for node in [row, column] { node.isRightToLeft = true }
        f.mount(column, 30, 20)
        #expect(a.frame.minX == 20)
        #expect(b.frame.minX == 0)
        #expect(f.frame(row)[0] == 0)
        row.setChildren([a])
        f.tree.layout()
        #expect(f.frame(row)[0] == 20)
    }

    @Test func aMovedChildKeepsItsNode() {
        let nodes = (0..<5).map { f.rigid(10, CGFloat(10 + $0)) }
        let stack = f.vstack(.leading, 0, nodes)
        f.mount(f.scroll(.vertical, stack), 100, 100)
        stack.setChildren([nodes[4], nodes[0], nodes[1], nodes[2], nodes[3]])
        f.tree.layout()
        #expect(nodes.map(\.index) == [1, 2, 3, 4, 0])
        #expect(nodes.map(\.frame.minY) == [14, 24, 35, 47, 0])
    }
}

extension Fixture {
    func vstack(children: [LayoutNode]) -> StackNode { vstack(.center, nil, children) }
    func hstack(children: [LayoutNode]) -> StackNode { hstack(.center, nil, children) }
    func zstack(children: [LayoutNode]) -> ZStackNode { zstack(.center, children) }
    func frame(_ width: CGFloat?, _ height: CGFloat?, _ child: LayoutNode) -> FrameNode {
        frame(width, height, .center, child)
    }
}
