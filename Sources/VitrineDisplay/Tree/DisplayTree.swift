// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCensus

/// The retained tree of one session, and the list of what differs from the last batch.
///
/// Invariants: every layer reachable from the root stands in the id table; every layer whose state differs from what
/// the surface was last sent stands in the dirty list once, or below a layer that the surface does not know yet.
/// A batch costs the changed layers, never the size of the tree.
package final class DisplayTree {
    /// Known to every surface from the start: id 0, a group without children.
    package private(set) var root: Layer!
    package let options: DisplayTreeOptions
    /// Counts the layers.
    let census: LiveObjectCensus
    /// What the last `takeBatch` or `snapshot` did.
    package internal(set) var counters = DisplayCounters()
    /// Sum of the mixes of the layers that the surface knows, as of the last batch.
    package internal(set) var checksum: UInt64 = 0
    /// The number of the last batch with operations; 0 before the first.
    package internal(set) var sequence = 0

    var dirty: ContiguousArray<Layer> = []
    var table = LayerTable()
    var tombstones = Tombstones()
    var stamp = 0
    /// Whether a layer that the surface knows got another parent since the last batch.
    var hasReparented = false
    var ledger = AnimationLedger()
    var ambientTiming: AnimationTiming?
    var round: UInt32 = 0
    var restatesEndless = false
    private var nextIdentifier = 0

    package init(options: DisplayTreeOptions = DisplayTreeOptions(), census: LiveObjectCensus = LiveObjectCensus()) {
        self.options = options
        self.census = census
        root = Layer(tree: self)
        root.isSent = true
        root.isAttached = true
        table.insert(root)
        root.valueHash = root.snapshot.valueHash
        refreshMix(of: root)
    }

    /// Whether `takeBatch` may have something to say.
    package var hasChanges: Bool { !dirty.isEmpty || !ledger.order.isEmpty || restatesEndless }

    /// The number of layers in the tree, the root and ghosts included.
    package var layerCount: Int { table.count }

    /// The layer of that id in the tree, ghosts included.
    package func layer(id: Int) -> Layer? {
        table[id]
    }

    /// Whom an event of the surface is for.
    package func resolve(id: Int) -> EventTarget {
        guard let layer = table[id] else {
            return tombstones.contains(id) ? .removed : .unknown
        }
        var ancestor: Layer? = layer
        while let current = ancestor {
            if current.isGhost { return .removed }
            ancestor = current.parent
        }
        return .layer(layer)
    }

    /// The surface has applied all batches up to this one: their removed layers can send no more events.
    package func acknowledge(batch: Int) {
        tombstones.acknowledge(batch: batch)
    }

    /// The surface reports that a ghost's exit is over. Late or repeated reports are harmless.
    package func ghostEnded(_ id: Int) {
        guard let layer = table[id], layer.isGhost, let parent = layer.parent else { return }
        parent.remove(layer)
    }

    func makeIdentifier() -> Int {
        defer { nextIdentifier += 1 }
        return nextIdentifier
    }

    /// Lists a value change; a layer that the surface does not know is sent as a whole anyway.
    @inline(__always)
    func note(_ layer: Layer, _ change: LayerChanges) {
        if layer.isSent { mark(layer, change) }
    }

    func mark(_ layer: Layer, _ change: LayerChanges) {
        if !layer.changes.contains(.listed) { dirty.append(layer) }
        layer.changes.formUnion([.listed, change])
    }
}

/// Switches for tests: an optimisation switched off must not change where the surface ends up.
package struct DisplayTreeOptions: Hashable, Sendable {
    /// Whether equal moves of consecutive siblings are sent as one `shift`.
    package var coalescesShifts: Bool

    package init(coalescesShifts: Bool = true) {
        self.coalescesShifts = coalescesShifts
    }
}

/// What a batch cost.
package struct DisplayCounters: Hashable, Sendable {
    package var layersVisited = 0
    package var operations = 0

    package init() {}
}

/// Where an event of a surface goes.
package enum EventTarget {
    case layer(Layer)
    /// The layer has left (or is leaving), and the surface may not know yet: drop the event quietly.
    case removed
    /// No such layer that the surface could know: a broken or hostile surface.
    case unknown
}
