// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCensus

/// The retained display tree of a session, with the list of layers that differ from the last batch.
///
/// Invariants: every layer reachable from the root is in the identifier table; every layer whose state differs from
/// what the surface was last sent is in the dirty list once, or below a layer that the surface does not have. A batch
/// costs the changed layers, never the size of the tree.
package final class DisplayTree {
    /// The root, which every surface has from the start: identifier 0, a group without children.
    package private(set) var root: Layer!
    package let options: DisplayTreeOptions
    /// Counts the layers.
    let census: LiveObjectCensus
    /// The work of the last `takeBatch` or `snapshot`.
    package internal(set) var counters = DisplayCounters()
    /// The sum of the checksum parts of the layers on the surface, as of the last batch.
    package internal(set) var checksum: UInt64 = 0
    /// The number of the last batch with operations; 0 before the first one.
    package internal(set) var sequence = 0

    var dirty: ContiguousArray<Layer> = []
    var table = LayerTable()
    var tombstones = Tombstones()
    /// The attached layers that erase what lies behind them, and some that did.
    var erasers: ContiguousArray<Layer> = []
    var stamp = 0
    /// Whether a layer that the surface has got another parent since the last batch.
    var hasReparented = false
    var ledger = AnimationLedger()
    var ambientTiming: AnimationTiming?
    /// The frames of an animation that is being computed.
    var recording: FrameRecording?
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

    /// The number of layers in the tree, the root and exiting layers included.
    package var layerCount: Int { table.count }

    /// Returns the layer with an identifier, exiting layers included.
    package func layer(id: Int) -> Layer? {
        table[id]
    }

    /// Returns the target of an event of the surface.
    package func resolve(id: Int) -> EventTarget {
        guard let layer = table[id] else {
            return tombstones.contains(id) ? .removed : .unknown
        }
        var ancestor: Layer? = layer
        while let current = ancestor {
            if current.isExiting { return .removed }
            ancestor = current.parent
        }
        return .layer(layer)
    }

    /// Records that the surface has applied all batches up to this one, so that their removed layers send no more
    /// events.
    package func acknowledge(batch: Int) {
        tombstones.acknowledge(batch: batch)
    }

    /// Removes an exiting layer whose exit animation has ended on the surface.
    ///
    /// Late or repeated reports are harmless.
    package func exitEnded(_ id: Int) {
        guard let layer = table[id], layer.isExiting, let parent = layer.parent else { return }
        parent.remove(layer)
    }

    func makeIdentifier() -> Int {
        defer { nextIdentifier += 1 }
        return nextIdentifier
    }

    /// Records a change of a value; a layer that the surface does not have is sent as a whole anyway.
    @inline(__always)
    func note(_ layer: Layer, _ change: LayerChanges) {
        if layer.isSent { mark(layer, change) }
    }

    func mark(_ layer: Layer, _ change: LayerChanges) {
        if !layer.changes.contains(.listed) { dirty.append(layer) }
        layer.changes.formUnion([.listed, change])
    }
}

/// Options for tests: an optimisation that is switched off must not change the surface's final state.
package struct DisplayTreeOptions: Hashable, Sendable {
    /// Whether equal moves of consecutive siblings are sent as one `shift`.
    package var coalescesShifts: Bool

    package init(coalescesShifts: Bool = true) {
        self.coalescesShifts = coalescesShifts
    }
}

/// The cost of a batch.
package struct DisplayCounters: Hashable, Sendable {
    package var layersVisited = 0
    package var operations = 0

    package init() {}
}

/// The target of an event of a surface.
package enum EventTarget {
    case layer(Layer)
    /// The layer has been removed or is exiting, and the surface may not know yet: ignore the event.
    case removed
    /// No layer has had this id: the surface is broken or hostile.
    case unknown
}
