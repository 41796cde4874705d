// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@Suite struct DisplayTreeTests {
    @Test func `Values of one layer become one operation each, and only for what differs`() {
        let tree = DisplayTree()
        let layer = tree.make(in: tree.root)
        _ = tree.takeBatch()
        layer.placement.height = 20
        layer.content = .activity()
        layer.content = .group
        layer.events = .tap
        layer.events = .tap
        let batch = tree.takeBatch()
        #expect(
            batch.operations == [
                .content(id: layer.id, .group), .events(id: layer.id, .tap),
                .place(id: layer.id, LayerPlacement(width: 10, height: 20)),
            ])
        #expect(tree.takeBatch().isEmpty)
    }

    @Test func `New siblings come in with one insert`() {
        let tree = DisplayTree()
        let first = tree.make(in: tree.root)
        let last = tree.make(in: tree.root)
        _ = tree.takeBatch()
        let new = (0..<3).map { _ in tree.make() }
        tree.root.setChildren([first] + new + [last])
        let batch = tree.takeBatch()
        #expect(batch.operations.count == 4)
        #expect(
            batch.operations.last
                == .insert(parent: tree.root.id, before: last.id, layers: new.map(\.id)))
    }

    @Test func `A layer that came and went between two batches leaves no trace`() {
        let tree = DisplayTree()
        let layer = tree.make(in: tree.root)
        tree.make(in: layer)
        tree.root.remove(layer)
        #expect(tree.takeBatch().isEmpty)
        #expect(tree.resolve(id: layer.id).isUnknown)
    }

    @Test func `Moving one of many siblings touches that one`() {
        let tree = DisplayTree()
        let layers = (0..<100).map { _ in tree.make(in: tree.root) }
        _ = tree.takeBatch()
        tree.root.setChildren(Array(layers[1...]) + [layers[0]])
        #expect(
            tree.takeBatch().operations == [
                .insert(parent: tree.root.id, before: nil, layers: [layers[0].id])
            ])
    }

    @Test func `A known layer changes parents without being made anew`() throws {
        let tree = DisplayTree()
        let outer = tree.make(in: tree.root)
        let inner = tree.make(in: outer)
        var model = DisplayModel()
        try model.apply(tree.takeBatch())
        tree.root.append(inner)
        inner.append(outer)
        let batch = tree.takeBatch()
        #expect(
            batch.operations == [
                .insert(parent: tree.root.id, before: nil, layers: [inner.id]),
                .insert(parent: inner.id, before: nil, layers: [outer.id]),
            ])
        try model.apply(batch)
        #expect(model.matches(tree))
    }

    @Test func `Equal moves of neighbours are one shift, and fractions do not add up`() throws {
        let tree = DisplayTree()
        var model = DisplayModel()
        let layers = (0..<10).map { tree.make(in: tree.root, y: Double($0) / 3) }
        try model.apply(tree.takeBatch())
        for step in 1...100 {
            for layer in layers[2...] { layer.placement.y += 1.0 / 7 + Double(step) / 11 }
            let batch = tree.takeBatch()
            #expect(batch.operations.count == 1)
            try model.apply(batch)
        }
        #expect(model.differences(from: tree) == [])
    }

    @Test(arguments: [1_000, 100_000]) func `One changed child costs one layer and one operation`(count: Int) throws {
        let tree = DisplayTree()
        tree.root.arrangement = .verticalRun
        tree.root.setChildren((0..<count).map { _ in tree.make() })
        _ = tree.takeBatch()
        let child = tree.root.children[count / 2]
        #expect(tree.root.children[count - 1].frameInParent.y == Double(count - 1) * 10)
        child.placement.height = 25
        let batch = tree.takeBatch()
        #expect(batch.operations == [.place(id: child.id, LayerPlacement(width: 10, height: 25))])
        #expect(tree.counters.layersVisited == 1)
        #expect(tree.counters.operations == 1)
        #expect(tree.root.children[count - 1].frameInParent.y == Double(count - 1) * 10 + 15)

        tree.root.insert(tree.make(), at: 0)
        #expect(tree.takeBatch().operations.count == 2)
        #expect(tree.counters.layersVisited == 2)
        try tree.checkInvariants()
    }

    @Test func `An exiting layer stays until the surface has finished with it`() throws {
        let tree = DisplayTree()
        let first = tree.make(in: tree.root)
        let leaving = tree.make(in: tree.root)
        let inside = tree.make(in: leaving)
        let last = tree.make(in: tree.root)
        var model = DisplayModel()
        try model.apply(tree.takeBatch())
        tree.root.remove(leaving, withExit: true)
        let new = tree.make()
        tree.root.setChildren([first, new, last])
        #expect(tree.root.children.map(\.id) == [first.id, leaving.id, new.id, last.id])
        #expect(tree.resolve(id: inside.id).isRemoved)
        let batch = tree.takeBatch()
        #expect(batch.operations.contains(.exit(id: leaving.id)))
        #expect(!batch.operations.contains(.remove(id: leaving.id)))
        try model.apply(batch)
        // A surface that comes now gets it too.
        let snapshot = tree.snapshot()
        #expect(snapshot.operations.last == .exit(id: leaving.id))
        model = try DisplayModel(snapshot: snapshot)
        tree.exitEnded(leaving.id)
        tree.exitEnded(leaving.id)
        let end = tree.takeBatch()
        #expect(end.operations == [.remove(id: leaving.id)])
        try model.apply(end)
        #expect(model.matches(tree))
    }

    @Test func `Events of removed layers are dropped until the removal is acknowledged`() {
        let tree = DisplayTree()
        let layer = tree.make(in: tree.root)
        let inside = tree.make(in: layer)
        _ = tree.takeBatch()
        #expect(tree.resolve(id: inside.id).layer === inside)
        tree.root.remove(layer)
        #expect(tree.resolve(id: inside.id).isRemoved)
        let batch = tree.takeBatch()
        #expect(batch.operations == [.remove(id: layer.id)])
        tree.acknowledge(batch: batch.sequence - 1)
        #expect(tree.resolve(id: inside.id).isRemoved)
        tree.acknowledge(batch: batch.sequence)
        #expect(tree.resolve(id: inside.id).isUnknown)
        #expect(tree.resolve(id: 4_711).isUnknown)
    }

    @Test func `A scroll-linked value holds its ends outside its range`() {
        let link = ScrollLink(
            source: 1, property: .opacity, offsetFrom: 10, offsetTo: 30, valueFrom: 1, valueTo: 0)
        #expect([0, 10, 20, 30, 90].map(link.value(at:)) == [1, 1, 0.5, 0, 0])
    }

    @Test func `The checksum is a function of the tree, not of its history`() {
        let first = DisplayTree()
        let second = DisplayTree()
        for tree in [first, second] { for _ in 0..<5 { tree.make(in: tree.root) } }
        _ = second.takeBatch()
        for tree in [first, second] { tree.root.insert(tree.root.children[4], at: 1) }
        second.root.children[0].content = .activity()
        _ = second.takeBatch()
        second.root.children[0].content = .group
        #expect(first.takeBatch().checksum == second.takeBatch().checksum)
        first.root.children[2].placement.x += 0.01
        #expect(first.takeBatch().checksum != second.checksum)
    }

    @Test func `An empty tree and an empty model agree`() {
        #expect(DisplayTree().takeBatch().checksum == DisplayModel().checksum)
    }
}

extension EventTarget {
    var layer: Layer? { if case .layer(let layer) = self { layer } else { nil } }
    var isRemoved: Bool { if case .removed = self { true } else { false } }
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
