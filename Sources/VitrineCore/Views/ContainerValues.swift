// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key for a value that a view has for the container around it.
public protocol ContainerValueKey {
    associatedtype Value

    /// The value of views that say nothing.
    static var defaultValue: Self.Value { get }
}

/// What a view says of itself to the container around it.
nonisolated public struct ContainerValues: @unchecked Sendable {
    private var entries: [(key: ObjectIdentifier, box: EnvironmentScope.Box)] = []
    /// The outermost tag, without its optional wrappers.
    package var tag: AnyHashable?

    package init() {}

    /// The value of a key.
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

    /// The view's tag of a type.
    public func tag<V>(for type: V.Type) -> V? where V: Hashable { tag?.base as? V }

    /// Whether the view has a tag.
    public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag == AnyHashable.unwrapped(tag) }

    /// Whether both say the same.
    package func isSame(as other: ContainerValues) -> Bool {
        tag == other.tag && entries.count == other.entries.count
            && zip(entries, other.entries).allSatisfy { $0.key == $1.key && $0.box.isSame(as: $1.box) }
    }
}

/// A view, or a list's modifier, that says something to the container around without being made.
package protocol ContainerValueSource {
    /// Adds what it says; what is added later wins.
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
    }
}

extension TagModifier: ContainerValueSource {
    @MainActor package func add(to values: inout ContainerValues) { values.tag = tag }
}
