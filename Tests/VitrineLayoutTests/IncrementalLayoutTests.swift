// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Engine) @testable import VitrineLayout

/// The oracle of this module: an incrementally updated tree equals a fresh one.
@Suite struct IncrementalLayoutTests {
    @Test func `nodes that keep each other dirty are left as they are, and said`() {
        let tree = LayoutTree()
        defer { tree.end() }
        let reader = GeometryReaderNode(tree: tree)
        var sizes: [CGSize] = []
        var isRestless = true
        func ask(_ size: CGSize) {
            sizes.append(size)
            if isRestless { reader.onDemand = ask }
        }
        reader.onDemand = ask
        // The reader asks a function that knows the reader.
        defer { reader.onDemand = nil }
        tree.setRoot(reader, proposal: ProposedViewSize(width: 10, height: 20))
        tree.layout()
        #expect(!tree.needsLayout)
        #expect(tree.takeUnsettled())
        #expect(!tree.takeUnsettled())
        // What was given up goes on with the next change.
        isRestless = false
        tree.setRoot(reader, proposal: ProposedViewSize(width: 30, height: 20))
        reader.setNeedsLayout()
        tree.layout()
        #expect(sizes.last == CGSize(width: 30, height: 20))
        #expect(!tree.needsLayout)
        #expect(!tree.takeUnsettled())
    }

    /// Frames in preorder; a node that is not shown counts as such.
    private func frames(_ node: LayoutNode, into list: inout [CGRect?]) {
        list.append(node.isPlaced ? node.frame(in: nil) : nil)
        guard node.isPlaced else { return }
        for child in node.layoutChildren { frames(child, into: &list) }
    }

    private func same(_ a: CGRect?, _ b: CGRect?) -> Bool {
        guard let a, let b else { return (a == nil) == (b == nil) }
        func near(_ x: CGFloat, _ y: CGFloat) -> Bool { x == y || (x.isNaN && y.isNaN) || abs(x - y) < 1e-6 }
        return near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width) && near(a.height, b.height)
    }

    private func mount(_ spec: LayoutSpec, _ options: LayoutOptions, proposal: ProposedViewSize, records: Bool)
        -> (LayoutTree, RootNode)
    {
        let tree = LayoutTree()
        tree.options = options
        let root = RootNode(tree: tree, insets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
        root.child = spec.build(in: tree, records: records)
        tree.setRoot(root, proposal: proposal)
        tree.layout()
        return (tree, root)
    }

    /// Where every shown node was, in its parent.
    private func places(_ node: LayoutNode, into map: inout [ObjectIdentifier: CGRect]) {
        guard node.isPlaced else { return }
        map[ObjectIdentifier(node)] = node.frame
        for child in node.layoutChildren { places(child, into: &map) }
    }

    /// Whether the recorded changes cover every difference: a surface reads nothing else. What was not shown before is
    /// read whole by a surface, so only its top has to be listed.
    private func covers(_ changes: LayoutChanges, _ node: LayoutNode, before: [ObjectIdentifier: CGRect]) -> Bool {
        let wasShown = before[ObjectIdentifier(node)] != nil
        for child in node.layoutChildren where child.isPlaced {
            guard covers(changes, child, before: before) else { return false }
            let isSized = changes.sized.contains { $0 === child }
            guard let old = before[ObjectIdentifier(child)] else {
                if wasShown && !isSized { return false }
                continue
            }
            let new = child.frame
            if old.size != new.size && !isSized { return false }
            if old.origin == new.origin || changes.restructured.contains(where: { $0 === node }) { continue }
            if changes.moved.contains(where: { $0 === child }) { continue }
            let slots = changes.slots.filter { $0.run === node }
            let hasOwn = slots.contains { $0.index == child.index }
            let hasEarlier = slots.contains { $0.index <= child.index }
            if abs(old.minX - new.minX) > 1e-9 && !hasOwn { return false }
            if abs(old.minY - new.minY) > 1e-9 && !hasEarlier { return false }
        }
        return true
    }

    /// The first step at which the mutated tree differs from a fresh one, `nil` if none does.
    private func firstDifference(seed: UInt64, steps: Int, depth: Int, options: LayoutOptions) -> Int? {
        var random = SeededGenerator(seed: seed)
        let spec = LayoutSpec.random(&random, depth: depth)
        var proposal = ProposedViewSize(width: 320, height: 480)
        let (tree, root) = mount(spec, options, proposal: proposal, records: true)
        defer { tree.end() }
        for step in 0..<steps {
            var before: [ObjectIdentifier: CGRect] = [:]
            places(root, into: &before)
            _ = tree.takeChanges()
            for _ in 0...random.below(3) {
                if random.chance(4) {
                    proposal = ProposedViewSize(
                        width: CGFloat(100 + random.below(400)), height: CGFloat(100 + random.below(400)))
                    tree.setRoot(root, proposal: proposal)
                } else {
                    LayoutSpec.mutate(spec, in: tree, &random)
                }
            }
            tree.layout()
            if !covers(tree.changes, root, before: before) { return step }
            let (fresh, freshRoot) = mount(spec, LayoutOptions(), proposal: proposal, records: false)
            defer { fresh.end() }
            var (updated, expected): ([CGRect?], [CGRect?]) = ([], [])
            frames(root, into: &updated)
            frames(freshRoot, into: &expected)
            if updated.count != expected.count { return step }
            for (a, b) in zip(updated, expected) where !same(a, b) { return step }
        }
        return nil
    }

    @Test(arguments: [0, 1, 2, 3])
    func randomTreesUnderRandomChangesEqualFreshTrees(batch: UInt64) {
        for seed in (batch * 150)..<(batch * 150 + 150) {
            let step = firstDifference(seed: seed, steps: 20, depth: 5, options: LayoutOptions())
            #expect(step == nil, "seed \(seed)")
        }
    }

    @Test func withoutDeltasFramesAreTheSame() {
        for seed in UInt64(0)..<150 {
            let step = firstDifference(seed: seed, steps: 10, depth: 5, options: LayoutOptions(usesDeltas: false))
            #expect(step == nil, "seed \(seed)")
        }
    }

    @Test func withoutMemoFramesAreTheSame() {
        for seed in UInt64(0)..<60 {
            let step = firstDifference(seed: seed, steps: 5, depth: 3, options: LayoutOptions(memoises: false))
            #expect(step == nil, "seed \(seed)")
        }
    }
}
