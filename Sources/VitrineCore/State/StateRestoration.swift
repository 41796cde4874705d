// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
import VitrineBase

/// Restores the values of an archive to the states that are created below a node, each value once.
///
/// Values that no state has taken are kept: a lazy row, or the page of a tab, may be created later.
@MainActor
package final class StateRestoration {
    private var entries: [StateArchive.Key: StateArchive.Content] = [:]
    private let isDecoded: Bool
    fileprivate unowned let base: ViewNode
    /// The restoration to ask when this one has no value: that of the views around a released row.
    private let outer: StateRestoration?
    /// The position of the dynamic property that is being installed.
    package var slot = 0 {
        didSet { outer?.slot = slot }
    }

    package init(_ archive: StateArchive, below base: ViewNode, inside outer: StateRestoration? = nil) {
        isDecoded = archive.isDecoded
        self.outer = outer
        self.base = base
        for (key, content) in archive.entries { entries[key] = content }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// Adds the values that no state has taken yet to an archive of the same node.
    func addRest(to archive: inout StateArchive) {
        for (key, content) in entries { archive.add(key, content) }
    }

    /// Takes over the remaining values of another restoration, of a node further inside.
    func adopt(_ inner: StateRestoration) {
        guard !inner.isEmpty, let path = StatePath(of: inner.base, from: base) else { return }
        for (key, content) in inner.entries {
            let whole = path.appending(key.path)
            entries[StateArchive.Key(path: isDecoded ? whole.stored : whole, slot: key.slot)] = content
        }
    }

    /// Drops the values of a child that has been removed for good.
    func forget(_ place: StatePath.Place, at depth: Int, of parent: ViewNode) {
        guard !entries.isEmpty, let path = StatePath(of: parent, from: base) else { return }
        let gone = path.appending(place, at: depth - base.depth)
        let stored = isDecoded ? gone.stored : gone
        entries = entries.filter { !$0.key.path.begins(with: stored) }
    }

    /// Returns the archived value for the property of `node` that is being installed, and removes it.
    package func take<Value>(_ type: Value.Type, for node: ViewNode) -> Value? {
        content(for: node).flatMap { value(type, in: $0) }
    }

    /// Returns the archived value for the property of `node` that is being installed, and removes it; without one the
    /// value that the view starts with. The stored values of a view model are set in the object that the view starts with.
    /// What was stored and does not fit the state any more is named.
    package func take<Value>(_ type: Value.Type, for node: ViewNode, or make: () -> Value) -> Value {
        guard let content = content(for: node) else { return make() }
        if let archived = value(type, in: content) { return archived }
        let fresh = make()
        let any = fresh as Any
        guard case .stored(let name, let json) = content else { return fresh }
        if let model = Swift.type(of: any) as? AnyClass, name == StoredTypeName.of(model) {
            ModelProperties.restore(json, into: any as AnyObject)
        } else if !StoredTypeName.isOfEngine(name) {
            let wanted = StoredTypeName.of(type)
            let problem = name == wanted ? "cannot be read as such any more" : "does not fit \(wanted)"
            node.graph.diagnostics.report(
                Diagnostic(
                    .unfitState,
                    "A state that was kept as \(name) \(problem): it begins anew.", viewPath: node.path,
                    remedy: "It was kept in another form; a decoder that takes the old form, too, goes on with it.",
                    session: node.graph.session.identifier))
        }
        return fresh
    }

    private func value<Value>(_ type: Value.Type, in content: StateArchive.Content) -> Value? {
        switch content {
        case .value(let value): return (value as? ArchivedBox<Value>)?.value
        case .stored(let name, let json):
            guard name == StoredTypeName.of(type), let decodable = type as? any Decodable.Type,
                !(type is any Observable.Type)
            else { return nil }
            func open<T: Decodable>(_: T.Type) -> Any? { ArchivedValue.decode(T.self, from: json).map { $0 as Any } }
            return open(decodable) as? Value
        case .tombstone: return nil
        }
    }

    private func content(for node: ViewNode) -> StateArchive.Content? {
        guard !entries.isEmpty, let path = StatePath(of: node, from: base) else { return outer?.content(for: node) }
        let key = StateArchive.Key(path: isDecoded ? path.stored : path, slot: slot)
        return entries.removeValue(forKey: key) ?? outer?.content(for: node)
    }
}

extension StateArchive.Key {
    /// The key of the scene's `@SceneStorage` values, which are kept whether a view that uses them exists or not.
    static var sceneStorage: Self { Self(path: StatePath(), slot: -1) }
}

extension StateRestoration {
    /// Moves all `@SceneStorage` values into a store.
    func takeSceneStorage(into store: DefaultsStore) {
        slot = StateArchive.Key.sceneStorage.slot
        for (key, value) in take([String: DefaultsValue].self, for: base) ?? [:] { store.set(value, for: key) }
    }
}

extension SceneHost {
    /// Returns an archive of the current states of all views.
    package func archive() -> StateArchive {
        var archive = StateArchive(of: root)
        graph.restoration?.addRest(to: &archive)
        let stored = graph.sceneStorage.values
        if !stored.isEmpty { archive.add(.sceneStorage, .value(ArchivedBox(stored))) }
        archive.secrets = graph.secrets.texts
        return archive
    }
}
