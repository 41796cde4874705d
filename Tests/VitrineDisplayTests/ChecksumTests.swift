// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

/// A surface and the tree can only disagree unnoticed where the checksum does not look: it has to look at everything.
@Suite struct ChecksumTests {
    /// The checksum after `change` to a layer that the surface has.
    private func checksum(_ change: (Layer) -> Void = { _ in }) -> UInt64 {
        let tree = DisplayTree()
        let layer = tree.make(in: tree.root, .fill(.rectangle, .color(.black)))
        tree.make(in: layer)
        _ = tree.takeBatch()
        change(layer)
        return tree.takeBatch().checksum
    }

    private static let changes: [(name: String, change: @Sendable (Layer) -> Void)] = [
        ("opacity", { $0.effects.opacity = 0.5 }),
        ("clip", { $0.effects.clip = .capsule }),
        ("offsetX", { $0.effects.offsetX = 1 }),
        ("offsetY", { $0.effects.offsetY = 1 }),
        ("scaleX", { $0.effects.scaleX = 2 }),
        ("scaleY", { $0.effects.scaleY = 2 }),
        ("rotation", { $0.effects.rotation = 1 }),
        ("anchorX", { $0.effects.anchorX = 0 }),
        ("anchorY", { $0.effects.anchorY = 0 }),
        ("zIndex", { $0.effects.zIndex = 1 }),
        ("isHidden", { $0.effects.isHidden = true }),
        ("allowsHitTesting", { $0.effects.allowsHitTesting = false }),
        ("shadow", { $0.effects.shadow = .init(color: .black, radius: 2, x: 0, y: 1) }),
        ("blurRadius", { $0.effects.blurRadius = 3 }),
        ("x", { $0.placement.x = 1 }),
        ("y", { $0.placement.y = 1 }),
        ("width", { $0.placement.width = 11 }),
        ("height", { $0.placement.height = 11 }),
        ("outline", { $0.content = .fill(.circle, .color(.black)) }),
        ("colour", { $0.content = .fill(.rectangle, .color(.white)) }),
        ("kind", { $0.content = .group }),
        ("text", { $0.content = .text(.line("a")) }),
        ("another text", { $0.content = .text(.line("b")) }),
        ("role", { $0.semantics = Semantics(role: .button) }),
        ("events", { $0.events = .tap }),
        ("arrangement", { $0.arrangement = .verticalRun }),
    ]

    @Test("is another one after every kind of change, and never that of another change")
    func everyChangeIsSeen() {
        var names = [checksum(): "no change"]
        for (name, change) in Self.changes {
            let sum = checksum(change)
            #expect(names[sum] == nil, "\(name) has the checksum of: \(names[sum] ?? "")")
            names[sum] = name
        }
    }

    @Test("sees the order of siblings and where a layer stands")
    func theStructureIsSeen() {
        let tree = DisplayTree()
        let layers = (0..<3).map { _ in tree.make(in: tree.root) }
        var sums = [tree.takeBatch().checksum]
        tree.root.setChildren(Array(layers.reversed()))
        sums.append(tree.takeBatch().checksum)
        layers[0].append(layers[1])
        sums.append(tree.takeBatch().checksum)
        tree.root.remove(layers[2])
        sums.append(tree.takeBatch().checksum)
        #expect(Set(sums).count == 4)
    }

    @Test("is what it was when a change is taken back")
    func aRevertIsSeen() {
        let tree = DisplayTree()
        let layer = tree.make(in: tree.root)
        let before = tree.takeBatch().checksum
        layer.effects.opacity = 0.5
        _ = tree.takeBatch()
        layer.effects.opacity = 1
        #expect(tree.takeBatch().checksum == before)
    }
}
