// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCensus

/// One scope of a node's environment: the values that one modifier set, and a link to the scope around it.
///
/// Invariant: a value is looked up by walking outwards; the reading node is registered at the scope where the value was
/// found (at the root when none set it). A write therefore runs exactly the nodes that read the key, and no subtree is
/// walked (Documentation/Rules.md 3.7). A scope retains the one around it; nothing stored in a scope may retain that
/// scope. Most keys are set by no modifier of a page: they are looked up at the root directly.
package final class EnvironmentScope: DependencySource {
    package let parent: EnvironmentScope?
    private let census: LiveObjectCensus
    /// The scope whose values this one shows instead of its own.
    private let mirrored: EnvironmentScope?
    private var entries: ContiguousArray<Entry> = []
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// Whether nodes inside may have read values already, which is not so before the first write.
    private var isInUse = false
    /// The outermost scope.
    private unowned(unsafe) var root: EnvironmentScope!
    /// Root only: every key that a scope below has ever set.
    private var keysBelow = KeySet()
    /// Root only: incremented by every write to a scope that has been read.
    ///
    /// Values computed in an earlier generation are computed again.
    private var generation = 0
    /// Root only: collects the reads for a value that is cached; they are registered for each node that asks for the
    /// value.
    private var recording: EnvironmentReads?
    private var digest: (generation: Int, texts: TextEnvironment, reads: EnvironmentReads)?
    /// Whether the layout direction here is from right to left, as it was in a generation.
    private var direction: (generation: Int, isRightToLeft: Bool)?

    private struct Entry {
        let key: ObjectIdentifier
        var box: Box
    }

    package class Box {
        func isSame(as other: Box) -> Bool { false }
    }

    package final class ValueBox<Value>: Box {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }

        override func isSame(as other: Box) -> Bool {
            guard let other = other as? ValueBox<Value> else { return false }
            return ValueComparisons.shared.isSame(value, other.value)
        }
    }

    /// Creates the outermost scope of a session.
    init(census: LiveObjectCensus) {
        parent = nil
        mirrored = nil
        self.census = census
        super.init()
        root = self
        census.scopes.begin()
    }

    package init(parent: EnvironmentScope) {
        self.parent = parent
        mirrored = nil
        census = parent.census
        super.init()
        root = parent.root
        census.scopes.begin()
    }

    /// Creates a scope that shares the values of another scope at another place: both read and write the same values.
    package init(mirroring link: EnvironmentScope, parent: EnvironmentScope) {
        self.parent = parent
        mirrored = link.mirrored ?? link
        census = parent.census
        super.init()
        root = parent.root
        census.scopes.begin()
        precondition(link.root === root, "A link shows values of its own tree: another root knows other keys.")
    }

    deinit { census.scopes.end() }

    /// Returns the value of a key and registers the running node for it.
    func value<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
        let identifier = ObjectIdentifier(key)
        let number = EnvironmentKeyNumbers.shared.number(of: identifier)
        let start: EnvironmentScope = root.keysBelow.contains(number) ? self : root
        let (scope, box) = start.lookUp(identifier)
        scope.note(number)
        return box.map { unsafeDowncast($0, to: ValueBox<K.Value>.self).value } ?? K.defaultValue
    }

    /// Returns the scope that holds a key, or the root.
    ///
    /// Recursive: every scope retains the next, so that none needs to be retained here.
    private func lookUp(_ key: ObjectIdentifier) -> (scope: EnvironmentScope, box: Box?) {
        let link = mirrored ?? self
        for entry in link.entries where entry.key == key { return (link, entry.box) }
        guard let parent else { return (self, nil) }
        return parent.lookUp(key)
    }

    /// Replaces this scope's values and queues the nodes that read a changed one.
    @MainActor
    package func replace(_ new: [(key: ObjectIdentifier, box: Box)]) {
        var changed: [ObjectIdentifier] = []
        for (key, box) in new {
            let old = entries.first { $0.key == key }?.box
            if old?.isSame(as: box) != true { changed.append(key) }
            guard old == nil else { continue }
            moveReaders(of: key)
            if parent != nil { root.keysBelow.insert(EnvironmentKeyNumbers.shared.number(of: key)) }
        }
        for entry in entries where !new.contains(where: { $0.key == entry.key }) { changed.append(entry.key) }
        entries = ContiguousArray(new.map { Entry(key: $0.key, box: $0.box) })
        if isInUse && !changed.isEmpty { root.generation += 1 }
        for key in changed { invalidateReaders(of: EnvironmentKeyNumbers.shared.number(of: key)) }
        isInUse = true
    }

    /// Sets one value of the root.
    @MainActor
    package func set<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
        let box = ValueBox(value)
        let identifier = ObjectIdentifier(key)
        if let index = entries.firstIndex(where: { $0.key == identifier }) {
            if entries[index].box.isSame(as: box) { return }
            entries[index].box = box
        } else {
            entries.append(Entry(key: identifier, box: box))
        }
        root.generation += 1
        invalidateReaders(of: EnvironmentKeyNumbers.shared.number(of: identifier))
    }

    /// Queues the nodes that read an outer scope's value of a key that this scope now shadows.
    ///
    /// Nodes inside this scope have to read again. This is rare (a modifier's key path changed), so every node that
    /// read the key further out is queued.
    @MainActor
    private func moveReaders(of key: ObjectIdentifier) {
        guard isInUse else { return }
        let number = EnvironmentKeyNumbers.shared.number(of: key)
        var scope = parent
        while let current = scope {
            current.invalidateReaders(of: number)
            scope = current.parent
        }
    }

    // MARK: - Objects by type

    /// Returns the nearest object of a type.
    package func object<T: AnyObject>(of type: T.Type) -> T? {
        let identifier = ObjectIdentifier(type)
        var scope: EnvironmentScope? = self
        while let current = scope {
            let link = current.mirrored ?? current
            if let found = link.objects[identifier] {
                link.note(EnvironmentKeyNumbers.shared.number(of: identifier))
                return unsafeDowncast(found, to: T.self)
            }
            if current.parent == nil { current.note(EnvironmentKeyNumbers.shared.number(of: identifier)) }
            scope = current.parent
        }
        return nil
    }

    @MainActor
    package func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
        let identifier = ObjectIdentifier(type)
        defer { isInUse = true }
        guard objects[identifier] !== object else { return }
        if objects[identifier] == nil { moveReaders(of: identifier) }
        objects[identifier] = object
        if isInUse { root.generation += 1 }
        invalidateReaders(of: EnvironmentKeyNumbers.shared.number(of: identifier))
    }

    private func note(_ key: Int) {
        guard isOnMainActor else { return }
        let scope = UncheckedSendable(self)
        MainActor.assumeIsolated { scope.value.note(KeySet(key)) }
    }

    /// Registers the running node for keys of this scope.
    @MainActor
    func note(_ keys: KeySet) {
        if let recording = root.recording {
            recording.add(keys, of: self)
        } else if let node = UpdateContext.node {
            register(node, keys: keys)
        }
    }

    // MARK: - Digests

    /// Returns whether the layout direction here is from right to left, for which no node is registered: every container and
    /// every modifier with a layout asks when it is made, and nearly all of them in a few scopes.
    @MainActor
    func isRightToLeft(_ find: () -> Bool) -> Bool {
        if let direction, direction.generation == root.generation { return direction.isRightToLeft }
        let found = find()
        direction = (root.generation, found)
        return found
    }

    /// The environment that texts read here, resolved once for all of them; the running node is registered for all of
    /// it.
    @MainActor
    package var texts: TextEnvironment {
        if let digest, digest.generation == root.generation {
            digest.reads.replay()
            return digest.texts
        }
        let (texts, reads) = recordingReads { TextEnvironment(EnvironmentValues(self), of: self) }
        digest = (root.generation, texts, reads)
        return texts
    }

    /// Runs a closure and returns its result and what it read; the running node is registered for that.
    @MainActor
    func recordingReads<T>(_ body: () -> T) -> (value: T, reads: EnvironmentReads) {
        let outer = root.recording
        let reads = EnvironmentReads()
        root.recording = reads
        let value = body()
        root.recording = outer
        reads.replay()
        return (value, reads)
    }
}
