// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A source that a node can read and be run again for: a state's location or an environment scope.
///
/// A reader is listed once per source, whatever it reads of it; `keys` has the values of a scope that were read.
/// Registering searches the node's own few registrations, so its cost does not grow with the number of readers.
package class DependencySource {
    struct Reader {
        unowned(unsafe) let node: ViewNode
        var keys: KeySet
    }

    final var readers: ContiguousArray<Reader> = []
    private final var positions: [ObjectIdentifier: Int] = [:]

    package init() {}

    /// Lists the node as a reader of some keys.
    @MainActor
    final func register(_ node: ViewNode, keys: KeySet = KeySet(0)) {
        if let last = readers.last, last.node === node {
            readers[readers.count - 1].keys.formUnion(keys)
            return
        }
        if readers.count < 8 {
            for index in readers.indices where readers[index].node === node {
                readers[index].keys.formUnion(keys)
                return
            }
            // Once created, the index is kept up to date, since `unregister` depends on it.
            if !positions.isEmpty { positions[ObjectIdentifier(node)] = readers.count }
        } else {
            if positions.isEmpty { indexReaders() }
            if let index = positions[ObjectIdentifier(node)] {
                readers[index].keys.formUnion(keys)
                return
            }
            positions[ObjectIdentifier(node)] = readers.count
        }
        readers.append(Reader(node: node, keys: keys))
        node.registrations.append(self)
    }

    @MainActor
    final func unregister(_ node: ViewNode) {
        let found =
            positions.isEmpty
            ? readers.firstIndex { $0.node === node } : positions.removeValue(forKey: ObjectIdentifier(node))
        guard let index = found else { return }
        let last = readers.removeLast()
        guard index < readers.count else { return }
        readers[index] = last
        if !positions.isEmpty { positions[ObjectIdentifier(last.node)] = index }
    }

    /// Whether a change would run any node again.
    package final var hasReaders: Bool { !readers.isEmpty }

    /// Queues every reader of the key.
    @MainActor
    final func invalidateReaders(of key: Int = 0) {
        for reader in readers where reader.keys.contains(key) { reader.node.invalidate() }
    }

    @MainActor
    private func indexReaders() {
        for (index, reader) in readers.enumerated() { positions[ObjectIdentifier(reader.node)] = index }
    }
}
