// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key for a value that a view sets while it has focus.
public protocol FocusedValueKey {
    /// The type of the key's value.
    associatedtype Value
}

/// The values of the focused view, of the views around it and of the scene.
nonisolated public struct FocusedValues: Equatable, @unchecked Sendable {
    /// The entries in the order in which they were first set.
    private var entries: [(key: ObjectIdentifier, box: EnvironmentScope.Box)] = []

    package init() {}

    /// The value of a key; `nil` if no view sets one.
    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get {
            guard let entry = entries.first(where: { $0.key == ObjectIdentifier(key) }) else { return nil }
            return unsafeDowncast(entry.box, to: EnvironmentScope.ValueBox<Key.Value?>.self).value
        }
        set {
            let entry = (key: ObjectIdentifier(key), box: EnvironmentScope.ValueBox(newValue) as EnvironmentScope.Box)
            if let index = entries.firstIndex(where: { $0.key == entry.key }) {
                entries[index] = entry
            } else {
                entries.append(entry)
            }
        }
    }

    /// The object of a type.
    package subscript<Object: AnyObject>(object object: FocusedObjectType<Object>) -> Object? {
        get { self[FocusedObjectKey<Object>.self] }
        set { self[FocusedObjectKey<Object>.self] = newValue }
    }

    /// Returns whether both have equal values.
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        lhs.entries.count == rhs.entries.count
            && zip(lhs.entries, rhs.entries).allSatisfy { $0.key == $1.key && $0.box.isSame(as: $1.box) }
    }
}

/// A type in the form of a value, for key paths.
nonisolated package struct FocusedObjectType<Object: AnyObject>: Hashable, Sendable {
    package init() {}
}

private struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey {
    typealias Value = Object
}

private struct FocusedValuesKey: EnvironmentKey {
    static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
    /// The focused values of the scene, which are the same everywhere in it.
    package var focusedValues: FocusedValues {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// Updates the views of the scene that read focused values.
    @MainActor func setFocusedValues(_ values: FocusedValues) { set(FocusedValuesKey.self, values) }
}
