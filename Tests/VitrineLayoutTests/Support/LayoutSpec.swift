// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

@_spi(Engine) @testable import VitrineLayout

/// A description of a layout tree from which nodes are built, so that a mutated tree can be compared with a fresh one.
final class LayoutSpec {
    enum Kind: CaseIterable {
        case color, circle, rigid, image, text, spacer, divider
        case padding, frame, flexFrame, fixedSize, aspect, priority, guide, position, wrapper, overlay, inset, ignores
        case safePadding, room, slot
        case vstack, hstack, zstack, scroll, reader, fits, flow
    }

    var kind: Kind
    var children: [LayoutSpec]
    /// Lengths and choices, read by each kind in its own way.
    var numbers: [CGFloat]
    var isRightToLeft = false
    /// The live node, where the spec is mounted in the tree under test.
    weak var live: LayoutNode?

    init(_ kind: Kind, _ children: [LayoutSpec] = [], numbers: [CGFloat]) {
        self.kind = kind
        self.children = children
        self.numbers = numbers
    }

    static let leaves: [Kind] = [.color, .circle, .rigid, .image, .text, .spacer, .divider]
    static let modifiers: [Kind] = [
        .padding, .frame, .flexFrame, .fixedSize, .aspect, .priority, .guide, .position, .wrapper, .overlay, .inset,
        .scroll, .ignores, .safePadding, .room, .slot,
    ]
    static let containers: [Kind] = [.vstack, .vstack, .hstack, .hstack, .zstack, .reader, .fits, .flow]

    static func random(_ random: inout SeededGenerator, depth: Int) -> LayoutSpec {
        let kind: Kind
        var count = 0
        if depth == 0 || random.chance(15) {
            kind = leaves[random.below(leaves.count)]
        } else if random.chance(45) {
            kind = modifiers[random.below(modifiers.count)]
            count = kind == .overlay || kind == .inset || kind == .room ? 2 : 1
        } else {
            kind = containers[random.below(containers.count)]
            count = random.below(5)
        }
        let children = (0..<count).map { _ in LayoutSpec.random(&random, depth: depth - 1) }
        let spec = LayoutSpec(kind, children, numbers: LayoutSpec.numbers(&random))
        spec.isRightToLeft = random.chance(5)
        return spec
    }

    static func numbers(_ random: inout SeededGenerator) -> [CGFloat] {
        (0..<6).map { _ in CGFloat(random.below(120)) / 2 }
    }

    var isContainer: Bool { LayoutSpec.containers.contains(kind) }

    /// Every spec of the tree, parents first.
    var all: [LayoutSpec] { [self] + children.flatMap(\.all) }

    // MARK: - Nodes

    private var flag: Int { Int(numbers[5]) }

    private var horizontalKey: AlignmentKey {
        [HorizontalAlignment.leading, .center, .trailing][flag % 3].key
    }

    private var verticalKey: AlignmentKey {
        [VerticalAlignment.top, .center, .bottom, .firstTextBaseline][flag % 4].key
    }

    private var alignment: Alignment {
        [Alignment.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline][flag % 4]
    }

    private var gap: CGFloat? { flag % 2 == 0 ? nil : numbers[4] / 4 }

    private var textSpacing: ViewSpacing { .text(below: numbers[2] / 4, above: numbers[3] / 6, textToText: 2) }

    private var measure: (ProposedViewSize) -> MeasuredLeafNode.Measurement {
        let (natural, line) = (numbers[0] * 3, 10 + numbers[1] / 4)
        return { proposal in
            let width = min(max(proposal.width ?? natural, 10), natural)
            let lines = width > 0 ? (natural / width).rounded(.up) : 1
            return MeasuredLeafNode.Measurement(
                size: CGSize(width: width, height: lines * line), firstBaseline: line * 0.8,
                lastBaseline: lines * line - line * 0.2)
        }
    }

    private var limits: (FlexFrameNode.Limits, FlexFrameNode.Limits) {
        let horizontal = FlexFrameNode.Limits(
            minimum: flag % 2 == 0 ? numbers[0] : nil, ideal: flag % 5 == 0 ? numbers[1] : nil,
            maximum: flag % 3 == 0 ? numbers[2] * 4 : (flag % 7 == 0 ? .infinity : nil))
        let vertical = FlexFrameNode.Limits(
            minimum: flag % 4 == 0 ? numbers[3] : nil, maximum: flag % 6 == 0 ? numbers[4] * 3 : nil)
        return (horizontal, vertical)
    }

    func build(in tree: LayoutTree, records: Bool = false) -> LayoutNode {
        let nodes = children.map { $0.build(in: tree, records: records) }
        let node = make(in: tree, nodes)
        node.isRightToLeft = isRightToLeft
        if records { live = node }
        return node
    }

    private func make(in tree: LayoutTree, _ nodes: [LayoutNode]) -> LayoutNode {
        func unary(_ node: UnaryLayoutNode) -> LayoutNode {
            node.child = nodes.first
            return node
        }
        func multi(_ node: MultiLayoutNode) -> LayoutNode {
            node.setChildren(nodes)
            return node
        }
        let (a, b) = (numbers[0], numbers[1])
        switch kind {
        case .color: return FlexibleLeafNode(tree: tree)
        case .circle: return SquareLeafNode(tree: tree)
        case .rigid: return RigidLeafNode(tree: tree, size: CGSize(width: a, height: b))
        case .image: return ResizableImageNode(tree: tree, idealSize: CGSize(width: a, height: b))
        case .text: return MeasuredLeafNode(tree: tree, spacing: textSpacing, measure: measure)
        case .spacer: return SpacerNode(tree: tree, minLength: flag % 2 == 0 ? nil : a / 4)
        case .divider: return DividerNode(tree: tree)
        case .padding: return unary(PaddingNode(tree: tree, insets: insets))
        case .frame: return unary(FrameNode(tree: tree, width: width, height: height, alignment: alignment))
        case .flexFrame:
            return unary(
                FlexFrameNode(tree: tree, horizontal: limits.0, vertical: limits.1, alignment: alignment))
        case .fixedSize:
            return unary(FixedSizeNode(tree: tree, horizontal: flag % 2 == 0, vertical: flag % 3 == 0))
        case .aspect:
            return unary(
                AspectRatioNode(
                    tree: tree, ratio: flag % 2 == 0 ? nil : a / 20 + 0.1, mode: flag % 3 == 0 ? .fill : .fit))
        case .priority: return unary(LayoutPriorityNode(tree: tree, priority: Double(flag % 3)))
        case .guide: return unary(AlignmentGuideNode(tree: tree, key: guideKey, guide: guide))
        case .position: return unary(PositionNode(tree: tree, position: CGPoint(x: a, y: b)))
        case .ignores: return unary(IgnoresSafeAreaNode(tree: tree, edges: flag % 2 == 0 ? .all : .top))
        case .safePadding: return unary(SafeAreaPaddingNode(tree: tree, insets: insets))
        case .slot: return unary(IconSlotNode(tree: tree, width: a / 2, reach: b / 8))
        case .wrapper: return unary(WrapperNode(tree: tree))
        case .overlay:
            let node = OverlayNode(tree: tree, alignment: alignment)
            node.child = nodes.first
            node.secondary = nodes.last
            return node
        case .inset:
            let node = SafeAreaInsetNode(tree: tree, edge: [.top, .leading, .bottom, .trailing][guideChoice])
            node.child = nodes.first
            node.bar = nodes.last
            return node
        case .room:
            let node = TrailingRoomNode(tree: tree, gap: numbers[4] / 4)
            node.child = nodes.first
            node.accessory = nodes.last
            return node
        case .vstack: return multi(StackNode(tree: tree, axis: .vertical, alignment: horizontalKey, spacing: gap))
        case .hstack: return multi(StackNode(tree: tree, axis: .horizontal, alignment: verticalKey, spacing: gap))
        case .zstack: return multi(ZStackNode(tree: tree, alignment: alignment))
        case .scroll: return unary(ScrollNode(tree: tree, axes: axes))
        case .reader: return multi(GeometryReaderNode(tree: tree))
        case .fits: return multi(ViewThatFitsNode(tree: tree))
        case .flow: return multi(CustomLayoutNode(tree: tree, layout: FlowLayout(itemGap: a / 6, lineGap: b / 6)))
        }
    }

    private var insets: EdgeInsets {
        EdgeInsets(top: numbers[0] / 4, leading: numbers[1] / 4, bottom: numbers[2] / 4, trailing: numbers[3] / 4)
    }
    private var width: CGFloat? { flag % 3 == 0 ? nil : numbers[0] * 3 }
    private var height: CGFloat? { flag % 3 == 1 ? nil : numbers[1] * 2 }
    /// What a node keeps for life comes from the first number mounted with it.
    lazy var guideChoice = Int(numbers[3]) % 4
    private var guideKey: AlignmentKey {
        [
            HorizontalAlignment.center.key, HorizontalAlignment.leading.key, VerticalAlignment.center.key,
            VerticalAlignment.firstTextBaseline.key,
        ][guideChoice]
    }
    private var guide: (ViewDimensions) -> CGFloat {
        let offset = numbers[0] / 2
        return { $0.width / 4 + offset }
    }
    private var axes: Axis.Set { [.vertical, .horizontal, [.vertical, .horizontal]][flag % 3] }

    // MARK: - Mutation

    /// Writes new numbers into the live node through its setters.
    func renumber(_ new: [CGFloat]) {
        _ = guideChoice
        numbers = new
        let (a, b) = (numbers[0], numbers[1])
        switch live {
        case let node as RigidLeafNode: node.fixedSize = CGSize(width: a, height: b)
        case let node as ResizableImageNode: node.idealSize = CGSize(width: a, height: b)
        case let node as MeasuredLeafNode:
            node.preferredSpacing = textSpacing
            node.measure = measure
        case let node as SpacerNode: node.minLength = flag % 2 == 0 ? nil : a / 4
        case let node as PaddingNode: node.insets = insets
        case let node as FrameNode:
            node.width = width
            node.height = height
            node.alignment = alignment
        case let node as FlexFrameNode:
            (node.horizontal, node.vertical) = limits
            node.alignment = alignment
        case let node as FixedSizeNode:
            node.isHorizontal = flag % 2 == 0
            node.isVertical = flag % 3 == 0
        case let node as AspectRatioNode:
            node.ratio = flag % 2 == 0 ? nil : a / 20 + 0.1
            node.mode = flag % 3 == 0 ? .fill : .fit
        case let node as LayoutPriorityNode: node.priority = Double(flag % 3)
        case let node as AlignmentGuideNode: node.guide = guide
        case let node as PositionNode: node.position = CGPoint(x: a, y: b)
        case let node as OverlayNode: node.alignment = alignment
        case let node as IgnoresSafeAreaNode: node.edges = flag % 2 == 0 ? .all : .top
        case let node as SafeAreaPaddingNode: node.insets = insets
        case let node as TrailingRoomNode: node.gap = numbers[4] / 4
        case let node as IconSlotNode:
            node.width = a / 2
            node.reach = b / 8
        case let node as StackNode:
            node.gap = gap
            node.alignment = kind == .vstack ? horizontalKey : verticalKey
        case let node as ZStackNode: node.alignment = alignment
        case let node as ScrollNode: node.axes = axes
        case let node as CustomLayoutNode: node.setLayout(FlowLayout(itemGap: a / 6, lineGap: b / 6))
        default: break
        }
    }

    /// Brings the live node's children in line with the spec's after a structural change.
    func relink() {
        let nodes = children.compactMap(\.live)
        switch live {
        case let node as MultiLayoutNode: node.setChildren(nodes)
        case let node as OverlayNode:
            node.child = nodes.first
            node.secondary = nodes.last
        case let node as SafeAreaInsetNode:
            node.child = nodes.first
            node.bar = nodes.last
        case let node as TrailingRoomNode:
            node.child = nodes.first
            node.accessory = nodes.last
        case let node as UnaryLayoutNode: node.child = nodes.first
        default: break
        }
    }

    /// One random change, applied to the spec and to the live tree alike.
    static func mutate(_ root: LayoutSpec, in tree: LayoutTree, _ random: inout SeededGenerator) {
        let all = root.all
        let target = all[random.below(all.count)]
        switch random.below(10) {
        case 0..<5: target.renumber(numbers(&random))
        case 5:
            target.isRightToLeft.toggle()
            target.live?.isRightToLeft = target.isRightToLeft
        case 6:
            guard let container = all.filter(\.isContainer).randomElement(using: &random) else { return }
            let new = LayoutSpec.random(&random, depth: 2)
            let node = new.build(in: tree, records: true)
            container.children.insert(new, at: random.below(container.children.count + 1))
            // Specs hold their nodes weakly: the new one lives here until it is linked.
            withExtendedLifetime(node) { container.relink() }
        case 7:
            let filled = all.filter { $0.isContainer && !$0.children.isEmpty }
            guard let container = filled.randomElement(using: &random) else { return }
            container.children.remove(at: random.below(container.children.count))
            container.relink()
        case 8:
            let several = all.filter { $0.isContainer && $0.children.count > 1 }
            guard let container = several.randomElement(using: &random) else { return }
            let moved = container.children.remove(at: random.below(container.children.count))
            container.children.insert(moved, at: random.below(container.children.count + 1))
            container.relink()
        default:
            let parents = all.filter { !$0.children.isEmpty }
            guard let parent = parents.randomElement(using: &random) else { return }
            let new = LayoutSpec.random(&random, depth: 2)
            let node = new.build(in: tree, records: true)
            parent.children[random.below(parent.children.count)] = new
            withExtendedLifetime(node) { parent.relink() }
        }
    }
}
