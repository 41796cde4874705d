// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@_spi(Engine) @testable import VitrineLayout

/// Modifiers and simple containers against recorded numbers (Documentation/Layout.md 4).
@Suite struct ModifierNodeTests {
    private let f = Fixture()

    @Test func paddingInsetsTheProposal() {
        let color = f.color
        let padding = f.wrap(PaddingNode(tree: f.tree, insets: EdgeInsets(16, edges: .all)), color)
        f.mount(padding, 200, 100)
        #expect(f.frame(color) == [16, 16, 168, 68])
        #expect(f.frame(padding) == [0, 0, 200, 100])
    }

    @Test func aFixedFrameIsAuthoritativeAndMayOverflow() {
        let box = f.rigid(80, 80)
        let frame = f.frame(40, nil, .topLeading, box)
        f.mount(frame, 300, 100)
        #expect(frame.size == CGSize(width: 40, height: 80))
        #expect(box.frame.origin == .zero)
    }

    @Test func aNegativeFrameIsIgnored() {
        let color = f.color
        f.mount(f.frame(-5, .infinity, color), 30, 20)
        #expect(color.size == CGSize(width: 30, height: 20))
    }

    @Test(arguments: [
        (40, FlexFrameNode.Limits(minimum: 100), 100), (40, FlexFrameNode.Limits(maximum: .infinity), 300),
        (250, FlexFrameNode.Limits(maximum: 200), 200), (40, FlexFrameNode.Limits(maximum: 200), 200),
        (40, FlexFrameNode.Limits(minimum: 10, maximum: 60), 60),
        (40, FlexFrameNode.Limits(minimum: 100, maximum: 60), 100),
    ])
    func limitsDecideTheWidth(box: CGFloat, limits: FlexFrameNode.Limits, expected: CGFloat) {
        let frame = f.wrap(FlexFrameNode(tree: f.tree, horizontal: limits), f.rigid(box, 10))
        f.mount(frame, 300, 100)
        #expect(frame.size == CGSize(width: expected, height: 10))
    }

    @Test func idealWidthAnswersAFixedSize() {
        let frame = f.wrap(FlexFrameNode(tree: f.tree, horizontal: .init(ideal: 150)), f.color)
        f.mount(f.wrap(FixedSizeNode(tree: f.tree), frame), 300, 100)
        #expect(frame.size == CGSize(width: 150, height: 10))
    }

    @Test func fixedSizeOfAColourIsTenByTen() {
        let color = f.color
        f.mount(f.wrap(FixedSizeNode(tree: f.tree), color), 300, 100)
        #expect(f.frame(color) == [145, 45, 10, 10])
    }

    @Test func anAccessoryTakesItsRoomFromTheView() {
        let (color, accessory) = (f.color, f.rigid(30, 20))
        let room = f.wrap(TrailingRoomNode(tree: f.tree, gap: 8), color)
        room.accessory = accessory
        f.mount(room, 200, 100)
        #expect(f.frame(color) == [0, 0, 162, 100])
        #expect(f.frame(accessory) == [170, 40, 30, 20])
        room.accessory = nil
        f.tree.layout()
        #expect(f.frame(color) == [0, 0, 200, 100])
    }

    @Test func aSmallViewHasItsAccessoryAtTheEndOfWhatIsOffered() {
        let (view, accessory) = (f.rigid(50, 10), f.rigid(30, 20))
        let room = f.wrap(TrailingRoomNode(tree: f.tree, gap: 8), view)
        room.accessory = accessory
        f.mount(room, 200, 100)
        #expect(f.frame(view) == [0, 45, 50, 10])
        #expect(f.frame(accessory) == [170, 40, 30, 20])
        let ideal = f.wrap(FixedSizeNode(tree: f.tree), room)
        f.mount(ideal, 200, 100)
        #expect(room.size == CGSize(width: 88, height: 20))
    }

    @Test(arguments: [(0, 150), (60, 132), (110, 100)])
    func aWideAccessoryHasHalfOrWhatTheViewLeaves(view: CGFloat, expected: CGFloat) {
        let accessory = MeasuredLeafNode(tree: f.tree) { proposal in
            MeasuredLeafNode.Measurement(size: CGSize(width: min(proposal.width ?? 150, 150), height: 10))
        }
        let room = f.wrap(TrailingRoomNode(tree: f.tree, gap: 8), f.rigid(view, 10))
        room.accessory = accessory
        f.mount(room, 200, 100)
        #expect(accessory.size.width == expected)
    }

    /// A symbol is a leaf with a baseline.
    @Test(
        arguments: [
            (10, false, [31, 24]), (60, false, [24, 60]), (30, true, [21, 24]), (60, true, [16, 44]),
        ] as [(CGFloat, Bool, [CGFloat])])
    func anIconIsCentredInItsColumnOrWidensIt(icon: CGFloat, isSymbol: Bool, expected: [CGFloat]) {
        let child = isSymbol ? f.text(icon, 20) : f.rigid(icon, 20)
        let slot = f.wrap(IconSlotNode(tree: f.tree, width: 24, reach: 8), child)
        f.mount(f.hstack(.center, 0, [f.rigid(24, 20), slot, f.spacer()]), 300, 20)
        #expect([f.frame(child)[0], slot.size.width] == expected)
    }

    @Test func aFlexibleIconIsAsWideAsItsColumn() {
        let color = f.color
        let slot = f.wrap(IconSlotNode(tree: f.tree, width: 24, reach: 8), color)
        f.mount(f.hstack(.center, 0, [slot, f.spacer()]), 300, 20)
        #expect(f.frame(color) == [0, 0, 24, 20])
    }

    @Test func aspectRatioFitsAndFills() {
        func image(_ mode: AspectRatioNode.Mode) -> LayoutNode {
            f.wrap(
                AspectRatioNode(tree: f.tree, ratio: nil, mode: mode),
                ResizableImageNode(tree: f.tree, idealSize: CGSize(width: 64, height: 40)))
        }
        let (fit, fill) = (image(.fit), image(.fill))
        f.mount(f.hstack(.center, 0, [f.frame(100, 40, fit), f.frame(40, 60, fill)]), 300, 100)
        #expect(fit.size == CGSize(width: 64, height: 40))
        #expect(fill.size == CGSize(width: 96, height: 60))
    }

    @Test func aRigidImageIgnoresTheRatio() {
        let image = f.rigid(64, 40)
        f.mount(f.wrap(AspectRatioNode(tree: f.tree, ratio: 1, mode: .fit), image), 300, 100)
        #expect(image.size == CGSize(width: 64, height: 40))
    }

    @Test func explicitGuidesOfChildrenAreAveraged() {
        func guided(_ value: CGFloat) -> LayoutNode {
            f.wrap(
                AlignmentGuideNode(tree: f.tree, key: VerticalAlignment.center.key) { _ in value }, f.rigid(10, 10))
        }
        let column = f.vstack(.center, 0, [guided(2), guided(6)])
        f.mount(column, 100, 100)
        #expect(column.dimensions(in: column.placedProposal)[explicit: VerticalAlignment.center] == 9)
    }

    @Test func aGuideThatAppearsLaterIsHeard() {
        let (a, b) = (f.rigid(10, 10), f.rigid(10, 10))
        let row = f.hstack(.top, 0, [a, b])
        f.mount(row, 100, 100)
        let node = AlignmentGuideNode(tree: f.tree, key: VerticalAlignment.top.key) { _ in -5 }
        let guided = f.wrap(node, f.rigid(10, 10))
        row.setChildren([a, b, guided])
        f.tree.layout()
        #expect(guided.frame.minY == 5)
        #expect(row.size.height == 15)
    }

    @Test func baselinesMergeAsFirstAndLast() {
        let column = f.vstack(.center, 0, [f.text(10, 16, baseline: 13), f.text(10, 16, baseline: 13)])
        f.mount(column, 100, 100)
        let dimensions = column.dimensions(in: column.placedProposal)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 13)
        #expect(dimensions[VerticalAlignment.lastTextBaseline] == 29)
    }

    @Test func aSecondaryIsProposedThePrimarysSize() {
        let (primary, fill, badge) = (f.rigid(100, 60), f.color, f.rigid(20, 20))
        let background = f.wrap(OverlayNode(tree: f.tree, isBackground: true), primary)
        background.secondary = fill
        let overlay = f.wrap(OverlayNode(tree: f.tree, alignment: .bottomTrailing), background)
        overlay.secondary = badge
        f.mount(overlay, 300, 100)
        #expect(fill.size == CGSize(width: 100, height: 60))
        #expect(f.frame(badge) == [180, 60, 20, 20])
    }

    @Test func aChangeOfTheSecondaryStaysInside() {
        let (primary, badge) = (f.rigid(100, 60), f.rigid(20, 20))
        let overlay = f.wrap(OverlayNode(tree: f.tree), primary)
        overlay.secondary = badge
        f.mount(f.vstack(.center, 0, [overlay, f.rigid(5, 5)]), 300, 100)
        f.tree.counters = LayoutCounters()
        badge.fixedSize = CGSize(width: 30, height: 30)
        f.tree.layout()
        #expect(f.tree.counters.siblingsVisited == 0)
        #expect(badge.frame.origin == CGPoint(x: 35, y: 15))
    }

    @Test func aZStackIsAsLargeAsItsHighestPriority() {
        let (big, main) = (f.rigid(100, 100), f.rigid(40, 30))
        let stack = f.zstack(children: [big, f.wrap(LayoutPriorityNode(tree: f.tree, priority: 1), main)])
        f.mount(stack, 300, 200)
        #expect(stack.size == CGSize(width: 40, height: 30))
        #expect(big.frame.origin == CGPoint(x: -30, y: -35))
    }

    @Test func aZStackProposesItsOwnSize() {
        let (color, box) = (f.color, f.rigid(40, 30))
        f.mount(f.wrap(FixedSizeNode(tree: f.tree), f.zstack(.topLeading, [color, box])), 300, 200)
        #expect(color.size == CGSize(width: 40, height: 30))
    }

    @Test func positionTakesTheProposalAndCentresThere() {
        let box = f.rigid(30, 30)
        let node = f.wrap(PositionNode(tree: f.tree, position: CGPoint(x: 50, y: 30)), box)
        f.mount(f.frame(200, 90, node), 200, 90)
        #expect(node.size == CGSize(width: 200, height: 90))
        #expect(box.frame.origin == CGPoint(x: 35, y: 15))
    }

    @Test func positionCountsFromTheLeftInBothDirections() {
        let box = f.rigid(30, 30)
        let node = f.wrap(PositionNode(tree: f.tree, position: CGPoint(x: 50, y: 30)), box)
        node.isRightToLeft = true
        f.mount(node, 200, 90)
        #expect(box.frame.minX == 35)
    }

    @Test func paddingMirrorsItsEdges() {
        let box = f.rigid(10, 10)
        let node = f.wrap(
            PaddingNode(tree: f.tree, insets: EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)), box)
        node.isRightToLeft = true
        f.mount(node, 40, 10)
        #expect(box.frame.minX == 0)
    }

    @Test func aReaderDemandsItsContentForItsSize() {
        let reader = GeometryReaderNode(tree: f.tree)
        var sizes: [CGSize] = []
        let box = f.rigid(10, 10)
        reader.onDemand = { [unowned reader] size in
            sizes.append(size)
            box.fixedSize = CGSize(width: size.width / 2, height: 5)
            reader.setChildren([box])
        }
        f.mount(f.frame(80, nil, reader), 300, 100)
        #expect(sizes == [CGSize(width: 80, height: 100)])
        #expect(f.frame(box) == [110, 0, 40, 5])
    }

    @Test func viewThatFitsTakesTheFirstFittingChild() {
        let (wide, narrow) = (f.rigid(200, 10), f.rigid(50, 10))
        let node = ViewThatFitsNode(tree: f.tree)
        node.setChildren([wide, narrow])
        f.mount(node, 300, 100)
        #expect(node.chosenChild === wide)
        f.tree.setRoot(f.root, proposal: ProposedViewSize(width: 100, height: 100))
        f.tree.layout()
        #expect(node.chosenChild === narrow)
        #expect(!wide.isPlaced)
        f.tree.setRoot(f.root, proposal: ProposedViewSize(width: 20, height: 100))
        f.tree.layout()
        #expect(node.chosenChild === narrow)
    }
}
