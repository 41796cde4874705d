// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A surface's copy of a display tree as plain values, which applies batches and refuses impossible ones.
///
/// It is the oracle of the diff: after any edits, a model that applied all batches equals the tree. It computes the
/// checksum from scratch. Written for clarity; operations may cost the number of siblings.
package struct DisplayModel: Hashable, Sendable {
    package struct Node: Hashable, Sendable {
        package var snapshot: LayerSnapshot
        /// The parent; -1 for the root and for layers without a place.
        package var parent = -1
        package var children: [Int] = []
        package var isExiting = false
    }

    package private(set) var nodes: [Int: Node]
    package private(set) var sequence: Int
    package let root = 0

    package init() {
        nodes = [0: Node(snapshot: .root)]
        sequence = 0
    }

    /// Creates a copy from a snapshot of the whole tree.
    package init(snapshot: DisplayBatch) throws(DisplayModelError) {
        self.init()
        // The snapshot of a bare root has a number too, although it has no operations.
        sequence = snapshot.isEmpty ? snapshot.sequence : snapshot.sequence - 1
        try apply(snapshot)
    }

    /// Applies a whole batch; if it fails, this copy is unchanged.
    package mutating func apply(_ batch: DisplayBatch) throws(DisplayModelError) {
        let expected = batch.isEmpty ? sequence : sequence + 1
        guard batch.sequence == expected else {
            throw .wrongSequence(expected: expected, got: batch.sequence)
        }
        var copy = self
        var created: [Int] = []
        for operation in batch.operations {
            if case .create(let id, _) = operation { created.append(id) }
            try copy.apply(operation)
        }
        let lost = created.filter { copy.nodes[$0].map { $0.parent < 0 } ?? false }
        if !lost.isEmpty { throw .layersWithoutPlace(lost) }
        let sum = copy.checksum
        guard sum == batch.checksum else { throw .wrongChecksum(expected: batch.checksum, got: sum) }
        copy.sequence = batch.sequence
        self = copy
    }

    private mutating func apply(_ operation: DisplayOperation) throws(DisplayModelError) {
        switch operation {
        case .create(let id, let snapshot):
            guard nodes[id] == nil else { throw .duplicateLayer(id) }
            try check(snapshot.placement, id)
            nodes[id] = Node(snapshot: snapshot)
        case .insert(let parent, let before, let layers):
            try insert(layers, into: parent, before: before)
        case .remove(let id):
            guard id != root else { throw .rootCannotMove }
            try unlink(id)
            delete(id)
        case .place(let id, let placement):
            try check(placement, id)
            try edit(id) { $0.snapshot.placement = placement }
        case .width(let id, let width):
            try check(LayerPlacement(width: width), id)
            try edit(id) { $0.snapshot.placement.width = width }
        case .shift(let parent, let first, let last, let dx, let dy):
            try shift(parent, first, last, dx, dy)
        case .content(let id, let content):
            try edit(id) { $0.snapshot.content = content }
        case .effects(let id, let effects):
            try edit(id) { $0.snapshot.effects = effects }
        case .semantics(let id, let semantics):
            try edit(id) { $0.snapshot.semantics = semantics }
        case .events(let id, let events):
            try edit(id) { $0.snapshot.events = events }
        case .interaction(let id, let interaction):
            try edit(id) { $0.snapshot.interaction = interaction }
        case .arrangement(let id, let arrangement):
            try edit(id) { $0.snapshot.arrangement = arrangement }
        case .exit(let id):
            guard id != root else { throw .rootCannotMove }
            try edit(id) { $0.isExiting = true }
        case .animate(let id, _):
            // An animation does not change the state that it leads to.
            try edit(id) { _ in }
        }
    }

    // MARK: Steps

    private mutating func edit(_ id: Int, _ change: (inout Node) -> Void) throws(DisplayModelError) {
        guard var node = nodes[id] else { throw .unknownLayer(id) }
        change(&node)
        nodes[id] = node
    }

    private func check(_ placement: LayerPlacement, _ id: Int) throws(DisplayModelError) {
        if !placement.isFinite { throw .notANumber(id) }
    }

    private mutating func insert(_ layers: [Int], into parent: Int, before: Int?) throws(DisplayModelError) {
        guard nodes[parent] != nil else { throw .unknownLayer(parent) }
        var seen: Set<Int> = []
        for id in layers {
            guard id != root else { throw .rootCannotMove }
            guard seen.insert(id).inserted else { throw .duplicateInsert(id) }
            guard id != before else { throw .duplicateInsert(id) }
            guard nodes[id] != nil else { throw .unknownLayer(id) }
            var ancestor = parent
            while ancestor >= 0 {
                if ancestor == id { throw .layerInsideItself(id) }
                ancestor = nodes[ancestor]?.parent ?? -1
            }
            try unlink(id)
        }
        guard var node = nodes[parent] else { throw .unknownLayer(parent) }
        var slot = node.children.count
        if let before {
            guard let position = node.children.firstIndex(of: before) else {
                throw .siblingIsElsewhere(sibling: before, parent: parent)
            }
            slot = position
        }
        node.children.insert(contentsOf: layers, at: slot)
        nodes[parent] = node
        for id in layers { nodes[id]?.parent = parent }
    }

    private mutating func unlink(_ id: Int) throws(DisplayModelError) {
        guard let node = nodes[id] else { throw .unknownLayer(id) }
        if node.parent >= 0 { nodes[node.parent]?.children.removeAll { $0 == id } }
        nodes[id]?.parent = -1
    }

    private mutating func delete(_ id: Int) {
        guard let node = nodes.removeValue(forKey: id) else { return }
        for child in node.children { delete(child) }
    }

    private mutating func shift(
        _ parent: Int, _ first: Int, _ last: Int, _ dx: Double, _ dy: Double
    ) throws(DisplayModelError) {
        guard let node = nodes[parent] else { throw .unknownLayer(parent) }
        guard node.snapshot.arrangement == .absolute else { throw .runCannotShift(parent: parent) }
        guard let start = node.children.firstIndex(of: first) else {
            throw .siblingIsElsewhere(sibling: first, parent: parent)
        }
        guard let end = node.children.firstIndex(of: last) else {
            throw .siblingIsElsewhere(sibling: last, parent: parent)
        }
        guard start <= end else { throw .shiftOutOfOrder(first: first, last: last) }
        for id in node.children[start...end] {
            nodes[id]?.snapshot.placement.x += dx
            nodes[id]?.snapshot.placement.y += dy
        }
    }
}
