// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key for a value that a view attaches to itself and its container reads.
public protocol ContainerValueKey {
    /// The type of the key's value.
    associatedtype Value

    /// The value of views that do not set one.
    static var defaultValue: Self.Value { get }
}

/// The values that a view attaches to itself for the container around it to read.
nonisolated public struct ContainerValues: @unchecked Sendable {
    private var entries: [(key: ObjectIdentifier, box: EnvironmentScope.Box)] = []
    /// The outermost tag, without its optional wrappers.
    package var tag: AnyHashable?
    /// The outermost identity that `id(_:)` gave the view.
    package var identifier: AnyHashable?

    package init() {}

    /// Reads or sets the value of a key; a key that was not set has its default value.
    public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
        get {
            guard let entry = entries.first(where: { $0.key == ObjectIdentifier(key) }) else { return Key.defaultValue }
            return unsafeDowncast(entry.box, to: EnvironmentScope.ValueBox<Key.Value>.self).value
        }
        set {
            let box = EnvironmentScope.ValueBox(newValue)
            if let index = entries.firstIndex(where: { $0.key == ObjectIdentifier(key) }) {
                entries[index].box = box
            } else {
                entries.append((ObjectIdentifier(key), box))
            }
        }
    }

    /// Returns the view's tag if it is a value of the given type, or `nil`.
    public func tag<V>(for type: V.Type) -> V? where V: Hashable { tag?.base as? V }

    /// Returns whether the view has the given tag.
    public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag == AnyHashable.unwrapped(tag) }

    /// Sets all values that another collection of them sets.
    package mutating func merge(_ other: ContainerValues) {
        for entry in other.entries {
            if let index = entries.firstIndex(where: { $0.key == entry.key }) {
                entries[index].box = entry.box
            } else {
                entries.append(entry)
            }
        }
        tag = other.tag ?? tag
        identifier = other.identifier ?? identifier
    }

    /// Whether both hold equal values.
    package func isSame(as other: ContainerValues) -> Bool {
        tag == other.tag && identifier == other.identifier && entries.count == other.entries.count
            && zip(entries, other.entries).allSatisfy { $0.key == $1.key && $0.box.isSame(as: $1.box) }
    }
}

/// A view, or a modifier of a list, whose container values can be read before a node is made for it.
package protocol ContainerValueSource {
    /// Adds the container values of the view; values that are added later win.
    @MainActor func add(to values: inout ContainerValues)
}

extension ModifiedContent: ContainerValueSource where Content: View, Modifier: ViewModifier {
    @MainActor package func add(to values: inout ContainerValues) {
        (content as? any ContainerValueSource)?.add(to: &values)
        (modifier as? any ContainerValueSource)?.add(to: &values)
    }
}

extension IDView: ContainerValueSource where Content: View {
    @MainActor package func add(to values: inout ContainerValues) {
        (content as? any ContainerValueSource)?.add(to: &values)
        values.identifier = AnyHashable(id)
    }
}

extension TagModifier: ContainerValueSource {
    @MainActor package func add(to values: inout ContainerValues) { values.tag = tag }
}
