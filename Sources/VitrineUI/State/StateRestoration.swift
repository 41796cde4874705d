// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Hands an archive's values to the states that come into being below a node: each value once.
@MainActor
package final class StateRestoration {
    private var entries: [StateArchive.Key: StateArchive.Content] = [:]
    private let isDecoded: Bool
    private unowned let base: ViewNode
    /// The position of the dynamic property that is being installed.
    var slot = 0

    package init(_ archive: StateArchive, below base: ViewNode) {
        isDecoded = archive.isDecoded
        self.base = base
        for (key, content) in archive.entries { entries[key] = content }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// The archived value for the property of `node` that is being installed.
    func take<Value>(_ type: Value.Type, for node: ViewNode) -> Value? {
        guard !entries.isEmpty, let path = StatePath(of: node, from: base) else { return nil }
        let key = StateArchive.Key(path: isDecoded ? path.stored : path, slot: slot)
        switch entries.removeValue(forKey: key) {
        case .value(let value): return (value as? ArchivedBox<Value>)?.value
        case .stored(let name, let data):
            guard name == String(reflecting: type), let decodable = type as? any Decodable.Type else { return nil }
            func open<T: Decodable>(_: T.Type) -> Any? { ArchivedValue.decode(T.self, from: data).map { $0 as Any } }
            return open(decodable) as? Value
        case .tombstone, nil: return nil
        }
    }
}

extension SceneHost {
    /// The states of all views, as they are now.
    package func archive() -> StateArchive { StateArchive(of: root) }
}
