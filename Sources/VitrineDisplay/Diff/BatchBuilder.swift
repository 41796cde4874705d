// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Converts a tree's list of changed layers to operations.
///
/// Invariant: layers without `.position` have the same order on the surface as here, so that a moved or new layer can
/// always be inserted before its next sibling that is not moved, or at the end.
struct BatchBuilder {
    private let tree: DisplayTree
    private var operations: [DisplayOperation] = []
    /// The insertions, those into one parent one behind another.
    private var placements: [(parent: Layer, insertion: DisplayOperation)] = []
    private(set) var layersVisited = 0

    init(tree: DisplayTree) {
        self.tree = tree
    }

    mutating func build() -> [DisplayOperation] {
        let pending = tree.dirty
        guard !pending.isEmpty else { return [] }
        tree.dirty = []
        layersVisited = pending.count

        for layer in pending where layer.isAttached && !layer.isSent {
            if let parent = layer.parent, parent.isSent { create(layer) }
        }
        position(pending)
        writeValues(of: pending)
        place(pending)
        remove(pending)
        for layer in pending {
            let changes = layer.changes
            layer.changes = []
            guard layer.isAttached else { continue }
            if !changes.isDisjoint(with: .values) { layer.valueHash = layer.snapshot.valueHash }
            tree.refreshMix(of: layer)
        }
        tree.hasReparented = false
        return operations
    }

    // MARK: New layers

    private mutating func create(_ layer: Layer) {
        let snapshot = layer.snapshot
        operations.append(.create(id: layer.id, snapshot))
        layer.isSent = true
        layer.sentPlacement = snapshot.placement
        layer.valueHash = snapshot.valueHash
        guard !layer.children.isEmpty else { return }
        var previous = -1
        for child in layer.children {
            if !child.isSent {
                layersVisited += 1
                create(child)
            }
            child.changes.remove(.position)
            child.sentParent = layer
            tree.refreshMix(of: child, previous: previous)
            previous = child.id
        }
        placements.append((layer, .insert(parent: layer.id, before: nil, layers: layer.children.map(\.id))))
    }

    // MARK: Places among siblings

    /// Layers of the same parent, with their indices.
    private struct Siblings {
        let parent: Layer
        var places: [(slot: Int, layer: Layer)]
    }

    /// Groups layers by parent, in the order of their first layers.
    private func group(_ layers: some Sequence<Layer>) -> [Siblings] {
        var groups: [Siblings] = []
        var numbers: [Int: Int] = [:]
        var last = -1
        for layer in layers {
            guard let parent = layer.parent, let slot = parent.index(of: layer) else { continue }
            if last < 0 || groups[last].parent !== parent {
                if let number = numbers[parent.id] {
                    last = number
                } else {
                    last = groups.count
                    numbers[parent.id] = last
                    groups.append(Siblings(parent: parent, places: []))
                }
            }
            groups[last].places.append((slot, layer))
        }
        for number in groups.indices {
            let places = groups[number].places
            let isSorted = zip(places, places.dropFirst()).allSatisfy { $0.slot < $1.slot }
            if !isSorted { groups[number].places.sort { $0.slot < $1.slot } }
        }
        return groups
    }

    private mutating func position(_ pending: ContiguousArray<Layer>) {
        for group in group(pending.lazy.filter { $0.isAttached && $0.changes.contains(.position) }) {
            var run: [Int] = []
            for (index, place) in group.places.enumerated() {
                run.append(place.layer.id)
                place.layer.sentParent = group.parent
                let next = place.slot + 1
                if index + 1 < group.places.count, group.places[index + 1].slot == next { continue }
                let before = next < group.parent.children.count ? group.parent.children[next].id : nil
                placements.append((group.parent, .insert(parent: group.parent.id, before: before, layers: run)))
                run = []
            }
        }
        // Otherwise a known layer that changed parents could be inserted into a layer that is still inside it.
        if tree.hasReparented {
            let depths = placements.map { depth(of: $0.parent) }
            let order = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
            for index in order { operations.append(placements[index].insertion) }
        } else {
            for placement in placements { operations.append(placement.insertion) }
        }
    }

    private func depth(of layer: Layer) -> Int {
        var depth = 0
        var ancestor = layer.parent
        while let current = ancestor {
            depth += 1
            ancestor = current.parent
        }
        return depth
    }

    // MARK: Values

    private mutating func writeValues(of pending: ContiguousArray<Layer>) {
        for layer in pending where layer.isAttached {
            let changes = layer.changes
            if changes.contains(.content) { operations.append(.content(id: layer.id, layer.content)) }
            if changes.contains(.effects) { operations.append(.effects(id: layer.id, layer.effects)) }
            if changes.contains(.semantics) { operations.append(.semantics(id: layer.id, layer.semantics)) }
            if changes.contains(.events) { operations.append(.events(id: layer.id, layer.events)) }
            if changes.contains(.interaction) { operations.append(.interaction(id: layer.id, layer.interaction)) }
            if changes.contains(.arrangement) { operations.append(.arrangement(id: layer.id, layer.arrangement)) }
            if changes.contains(.exit) { operations.append(.exit(id: layer.id)) }
        }
    }

    // MARK: Placements

    private mutating func place(_ pending: ContiguousArray<Layer>) {
        var moved = pending.filter { $0.isAttached && $0.changes.contains(.placement) }
        moved.removeAll { $0.placement == $0.sentPlacement }
        if moved.isEmpty { return }
        guard tree.options.coalescesShifts, moved.count > 1 else {
            for layer in moved { place(layer) }
            return
        }
        if let root = moved.first(where: { $0.parent == nil }) { place(root) }
        for group in group(moved) {
            guard group.parent.arrangement == .absolute else {
                for entry in group.places { place(entry.layer) }
                continue
            }
            var start = 0
            while start < group.places.count {
                let end = endOfShift(in: group, from: start)
                if end - start > 1 {
                    shift(group, start..<end)
                } else {
                    place(group.places[start].layer)
                }
                start = end
            }
        }
    }

    private mutating func place(_ layer: Layer) {
        let (old, new) = (layer.sentPlacement, layer.placement)
        layer.sentPlacement = new
        if old.x == new.x, old.y == new.y, old.height == new.height {
            operations.append(.width(id: layer.id, new.width))
        } else {
            operations.append(.place(id: layer.id, new))
        }
    }

    /// Two distances that differ by less are equal; far below what any surface can show.
    private static let tolerance = 1e-6

    /// Returns the index of the first entry after `start` that does not move by the same distance.
    private func endOfShift(in group: Siblings, from start: Int) -> Int {
        let first = group.places[start].layer
        let dx = first.placement.x - first.sentPlacement.x
        let dy = first.placement.y - first.sentPlacement.y
        guard first.placement.width == first.sentPlacement.width,
            first.placement.height == first.sentPlacement.height
        else { return start + 1 }
        var end = start + 1
        while end < group.places.count, group.places[end].slot == group.places[end - 1].slot + 1 {
            let layer = group.places[end].layer
            guard layer.placement.width == layer.sentPlacement.width,
                layer.placement.height == layer.sentPlacement.height,
                abs(layer.sentPlacement.x + dx - layer.placement.x) <= Self.tolerance,
                abs(layer.sentPlacement.y + dy - layer.placement.y) <= Self.tolerance
            else { break }
            end += 1
        }
        return end
    }

    private mutating func shift(_ group: Siblings, _ range: Range<Int>) {
        let first = group.places[range.lowerBound].layer
        let last = group.places[range.upperBound - 1].layer
        let dx = first.placement.x - first.sentPlacement.x
        let dy = first.placement.y - first.sentPlacement.y
        // The surface adds the same numbers; storing its sums keeps rounding errors from accumulating.
        for entry in group.places[range] {
            entry.layer.sentPlacement.x += dx
            entry.layer.sentPlacement.y += dy
        }
        operations.append(.shift(parent: group.parent.id, first: first.id, last: last.id, dx: dx, dy: dy))
    }

    // MARK: Removals

    private mutating func remove(_ pending: ContiguousArray<Layer>) {
        let gone = pending.filter {
            $0.isSent && !$0.isAttached && !$0.changes.isDisjoint(with: [.removed, .position])
        }
        for layer in gone where !isImplied(layer) { operations.append(.remove(id: layer.id)) }
        for layer in gone { forget(layer) }
    }

    /// Whether the surface removes the layer together with an ancestor.
    private func isImplied(_ layer: Layer) -> Bool {
        var ancestor = layer.sentParent
        while let current = ancestor, !current.isAttached {
            if !current.changes.isDisjoint(with: [.removed, .position]) { return true }
            ancestor = current.sentParent
        }
        return false
    }

    private func forget(_ layer: Layer) {
        if layer.isSent {
            layer.isSent = false
            layer.sentParent = nil
            tree.checksum = tree.checksum &- layer.mix
            layer.mix = 0
        }
        for child in layer.children { forget(child) }
        // Their exits ended with the parent's removal; a parent that returns is created anew, without them.
        if layer.exitingCount > 0 { layer.dropExiting() }
    }
}
