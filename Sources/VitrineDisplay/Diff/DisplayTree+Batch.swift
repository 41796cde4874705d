// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayTree {
    /// Returns the changes since the last batch, however many edits there were; they count as sent from then on.
    ///
    /// Complexity: linear in the changed layers and the new ones below them. Order: new layers, positions among
    /// siblings (outer parents first), values, removals, animations; a layer that was added and removed in between
    /// leaves no trace.
    package func takeBatch() -> DisplayBatch {
        settleErasers()
        var builder = BatchBuilder(tree: self)
        var operations = builder.build()
        if restatesEndless {
            restatesEndless = false
            operations += endlessAnimations()
        } else {
            operations += returnedAnimations()
        }
        operations += takeAnimations()
        counters = DisplayCounters()
        counters.layersVisited = builder.layersVisited
        counters.operations = operations.count
        if !operations.isEmpty { sequence += 1 }
        tombstones.send(with: sequence) { table[$0] != nil }
        return DisplayBatch(sequence: sequence, operations: operations, checksum: checksum)
    }

    /// Returns operations that rebuild the whole tree on a surface that only has the root; unsent changes count as
    /// sent.
    ///
    /// It has a number of its own, and replaces everything that was sent before.
    package func snapshot() -> DisplayBatch {
        settleErasers()
        var pending = BatchBuilder(tree: self)
        _ = pending.build()
        var operations: [DisplayOperation] = []
        let empty = LayerSnapshot.root
        let known = root.sentSnapshot
        if known.placement != empty.placement { operations.append(.place(id: root.id, known.placement)) }
        if known.content != empty.content { operations.append(.content(id: root.id, known.content)) }
        if known.effects != empty.effects { operations.append(.effects(id: root.id, known.effects)) }
        if known.semantics != nil { operations.append(.semantics(id: root.id, known.semantics)) }
        if known.events != [] { operations.append(.events(id: root.id, known.events)) }
        if known.interaction != nil { operations.append(.interaction(id: root.id, known.interaction)) }
        if known.arrangement != empty.arrangement {
            operations.append(.arrangement(id: root.id, known.arrangement))
        }
        var visited = 1
        var exits: [DisplayOperation] = []
        appendRebuild(of: root, to: &operations, exits: &exits, visited: &visited)
        // A surface may create layers where they are inserted; by then the exiting ones exist as well.
        operations += exits
        // A snapshot drops finite animations: a new surface starts at their end state.
        _ = takeAnimations()
        operations += endlessAnimations()
        sequence += 1
        tombstones.send(with: sequence) { table[$0] != nil }
        counters = DisplayCounters()
        counters.layersVisited = visited
        counters.operations = operations.count
        return DisplayBatch(sequence: sequence, operations: operations, checksum: checksum)
    }

    private func appendRebuild(
        of layer: Layer, to operations: inout [DisplayOperation], exits: inout [DisplayOperation], visited: inout Int
    ) {
        for child in layer.children {
            visited += 1
            operations.append(.create(id: child.id, child.sentSnapshot))
            appendRebuild(of: child, to: &operations, exits: &exits, visited: &visited)
            if child.isExiting { exits.append(.exit(id: child.id)) }
        }
        if !layer.children.isEmpty {
            operations.append(.insert(parent: layer.id, before: nil, layers: layer.children.map(\.id)))
        }
    }

    /// Updates a known layer's part of the checksum from its position and its values as sent.
    func refreshMix(of layer: Layer) {
        var previous = -1
        if let parent = layer.parent, let position = parent.index(of: layer), position > 0 {
            previous = parent.children[position - 1].id
        }
        refreshMix(of: layer, previous: previous)
    }

    func refreshMix(of layer: Layer, previous: Int) {
        let mix = LayerMix.mix(
            id: layer.id, parent: layer.parent?.id ?? -1, previous: previous, isExiting: layer.isExiting,
            placement: layer.sentPlacement, valueHash: layer.valueHash)
        checksum = checksum &- layer.mix &+ mix
        layer.mix = mix
    }
}

extension Layer {
    /// This layer as the surface has it after the last batch.
    var sentSnapshot: LayerSnapshot {
        var known = snapshot
        known.placement = sentPlacement
        return known
    }
}

extension LayerSnapshot {
    /// The root of a surface that has received nothing.
    package static let root = LayerSnapshot(
        placement: LayerPlacement(), content: .group, effects: .none, semantics: nil, events: [], interaction: nil,
        arrangement: .absolute)
}
