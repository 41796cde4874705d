// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key for what a view says of itself while it has the focus.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What the view with the focus, those around it and the scene say of themselves.
nonisolated public struct FocusedValues: Equatable, @unchecked Sendable {
    /// In the order in which they were set first.
    private var entries: [(key: ObjectIdentifier, box: EnvironmentScope.Box)] = []

    package init() {}

    /// The value of a key; `nil` where nobody set one.
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

    /// An object by its type.
    package subscript<Object: AnyObject>(object object: FocusedObjectType<Object>) -> Object? {
        get { self[FocusedObjectKey<Object>.self] }
        set { self[FocusedObjectKey<Object>.self] = newValue }
    }

    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        lhs.entries.count == rhs.entries.count
            && zip(lhs.entries, rhs.entries).allSatisfy { $0.key == $1.key && $0.box.isSame(as: $1.box) }
    }
}

/// Stands for a type in key paths.
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
    /// What the focus of the scene says, the same everywhere in it.
    package var focusedValues: FocusedValues {
        get { self[FocusedValuesKey.self] }
        set { self[FocusedValuesKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// Tells the scene's readers of the focus.
    @MainActor func setFocusedValues(_ values: FocusedValues) { set(FocusedValuesKey.self, values) }
}
