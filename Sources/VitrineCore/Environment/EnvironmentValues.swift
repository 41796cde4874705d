// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The values that a view receives from the views around it.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
    private var scope: EnvironmentScope?
    /// The values that were set on this copy.
    private var changes: [(key: ObjectIdentifier, box: EnvironmentScope.Box)] = []

    /// Creates environment values that all have their defaults.
    public init() {}

    package init(_ scope: EnvironmentScope) {
        self.scope = scope
    }

    /// Reads or sets the value of a key.
    ///
    /// Reading it in a view's body makes the view depend on it.
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get {
            let identifier = ObjectIdentifier(key)
            for change in changes where change.key == identifier {
                return unsafeDowncast(change.box, to: EnvironmentScope.ValueBox<K.Value>.self).value
            }
            return scope?.value(key) ?? K.defaultValue
        }
        set {
            let identifier = ObjectIdentifier(key)
            let box = EnvironmentScope.ValueBox(newValue)
            if let index = changes.firstIndex(where: { $0.key == identifier }) {
                changes[index].box = box
            } else {
                changes.append((identifier, box))
            }
        }
    }

    /// A description for debugging, which has the number of values set on this copy.
    public var description: String {
        "EnvironmentValues(\(changes.count) set here)"
    }

    package var changedValues: [(key: ObjectIdentifier, box: EnvironmentScope.Box)] { changes }

    package func object<T: AnyObject>(of type: T.Type) -> T? {
        scope?.object(of: type)
    }
}
