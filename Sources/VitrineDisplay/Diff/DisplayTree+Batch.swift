// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayTree {
    /// What changed since the last batch, however many edits that took; the changes count as sent from now on.
    ///
    /// Costs the listed layers and the new ones below them. Order: new layers, places among siblings (outer parents
    /// first), values, removals, animations; a layer that came and went in between leaves no trace.
    package func takeBatch() -> DisplayBatch {
        var builder = BatchBuilder(tree: self)
        var operations = builder.build()
        if restatesEndless {
            restatesEndless = false
            operations += endlessAnimations()
        }
        operations += takeAnimations()
        counters = DisplayCounters()
        counters.layersVisited = builder.layersVisited
        counters.operations = operations.count
        if !operations.isEmpty { sequence += 1 }
        tombstones.send(with: sequence) { table[$0] != nil }
        return DisplayBatch(sequence: sequence, operations: operations, checksum: checksum)
    }

    /// Rebuilds the whole tree on a surface that knows the root only; what was not batched counts as sent.
    ///
    /// Takes a number of its own, and replaces whatever was sent before it.
    package func snapshot() -> DisplayBatch {
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
        appendRebuild(of: root, to: &operations, visited: &visited)
        // What had an end has come to it on a surface that starts now.
        _ = takeAnimations()
        operations += endlessAnimations()
        sequence += 1
        tombstones.send(with: sequence) { table[$0] != nil }
        counters = DisplayCounters()
        counters.layersVisited = visited
        counters.operations = operations.count
        return DisplayBatch(sequence: sequence, operations: operations, checksum: checksum)
    }

    private func appendRebuild(of layer: Layer, to operations: inout [DisplayOperation], visited: inout Int) {
        for child in layer.children {
            visited += 1
            operations.append(.create(id: child.id, child.sentSnapshot))
            appendRebuild(of: child, to: &operations, visited: &visited)
            if child.isGhost { operations.append(.ghost(id: child.id)) }
        }
        if !layer.children.isEmpty {
            operations.append(.insert(parent: layer.id, before: nil, layers: layer.children.map(\.id)))
        }
    }

    /// Brings a known layer's share of the checksum up to date with its place and its values as sent.
    func refreshMix(of layer: Layer) {
        var previous = -1
        if let parent = layer.parent, let position = parent.index(of: layer), position > 0 {
            previous = parent.children[position - 1].id
        }
        refreshMix(of: layer, previous: previous)
    }

    func refreshMix(of layer: Layer, previous: Int) {
        let mix = LayerMix.mix(
            id: layer.id, parent: layer.parent?.id ?? -1, previous: previous, isGhost: layer.isGhost,
            placement: layer.sentPlacement, valueHash: layer.valueHash)
        checksum = checksum &- layer.mix &+ mix
        layer.mix = mix
    }
}

extension Layer {
    /// This layer as the surface holds it after the last batch.
    var sentSnapshot: LayerSnapshot {
        var known = snapshot
        known.placement = sentPlacement
        return known
    }
}

extension LayerSnapshot {
    /// The root of a surface that was sent nothing yet.
    package static let root = LayerSnapshot(
        placement: LayerPlacement(), content: .group, effects: .none, semantics: nil, events: [], interaction: nil,
        arrangement: .absolute)
}
