// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

/// Which groups the tree marks as erased, and what it says of layers that erase.
@Suite struct ErasersTests {
    /// A group and a layer in it, which covers it.
    private func makeGroup(in tree: DisplayTree) -> (group: Layer, inner: Layer) {
        let group = Layer(tree: tree)
        group.placement = LayerPlacement(width: 40, height: 40)
        group.effects.isCompositingGroup = true
        let inner = Layer(tree: tree)
        inner.placement = LayerPlacement(width: 40, height: 40)
        group.append(inner)
        tree.root.append(group)
        return (group, inner)
    }

    private func fill(in tree: DisplayTree, _ mode: DisplayBlendMode = .normal) -> Layer {
        let layer = Layer(tree: tree, content: .fill(.rectangle, .color(.black)))
        layer.placement = LayerPlacement(width: 20, height: 20)
        layer.effects.blendMode = mode
        return layer
    }

    @Test func `a group is erased by what is deep in it, whenever that comes`() {
        let tree = DisplayTree()
        let (group, inner) = makeGroup(in: tree)
        _ = tree.takeBatch()
        #expect(!group.effects.isErased)
        let eraser = fill(in: tree, .destinationOut)
        inner.append(eraser)
        let batch = tree.takeBatch()
        #expect(group.effects.isErased && !inner.effects.isErased)
        let isTold = batch.operations.contains {
            if case .effects(let id, let effects) = $0 { id == group.id && effects.isErased } else { false }
        }
        #expect(isTold && eraser.erasedGroup === group)
        #expect(tree.eraserProblems.isEmpty)
    }

    @Test func `a group stays erased when its effects are written anew`() {
        let tree = DisplayTree()
        let (group, inner) = makeGroup(in: tree)
        let layer = fill(in: tree)
        inner.append(layer)
        _ = tree.takeBatch()
        layer.effects.blendMode = .destinationOut
        _ = tree.takeBatch()
        var effects = LayerEffects.none
        effects.isCompositingGroup = true
        effects.offsetX = 3
        group.effects = effects
        #expect(group.effects.isErased)
        group.effects = .none
        #expect(!group.effects.isErased)
    }

    @Test func `a mask is erased, too`() {
        let tree = DisplayTree()
        let masked = Layer(tree: tree)
        masked.effects.isMasked = true
        let mask = Layer(tree: tree)
        mask.effects.isMask = true
        masked.append(mask)
        mask.append(fill(in: tree, .destinationOut))
        tree.root.append(masked)
        _ = tree.snapshot()
        #expect(mask.effects.isErased && !masked.effects.isErased)
    }

    @Test func `what erases in no group, behind others or within a clip is a problem`() {
        let tree = DisplayTree()
        let (group, inner) = makeGroup(in: tree)
        let alone = fill(in: tree, .destinationOut)
        tree.root.append(alone)
        #expect(tree.eraserProblems == [.noGroup])
        tree.root.remove(alone)
        inner.append(fill(in: tree, .destinationOut))
        #expect(tree.eraserProblems.isEmpty)
        inner.append(fill(in: tree))
        #expect(tree.eraserProblems == [.inFront])
        inner.effects.clip = .rectangle
        group.effects.isMasked = true
        #expect(tree.eraserProblems == [.group, .between, .inFront])
    }

    @Test func `what erases is not hit`() {
        let tree = DisplayTree()
        let (_, inner) = makeGroup(in: tree)
        inner.append(fill(in: tree, .destinationOut))
        #expect(tree.hitTest(x: 10, y: 10) == nil)
    }
}
