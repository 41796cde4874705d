// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The retained tree of one session, and the list of what differs from the last batch.
package final class DisplayTree {
    package private(set) var root: Layer!
    private var nextIdentifier = 0
    var dirty: ContiguousArray<Layer> = []

    package init() {
        root = Layer(tree: self)
    }

    func makeIdentifier() -> Int {
        defer { nextIdentifier += 1 }
        return nextIdentifier
    }

    func note(_ layer: Layer, _ change: LayerChanges) {
        if layer.changes.isEmpty { dirty.append(layer) }
        layer.changes.formUnion(change)
    }
}
