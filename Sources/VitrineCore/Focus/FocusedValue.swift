// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A property wrapper that reads a value of the focused view, of a view around it, or of the scene.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let keyPath: KeyPath<FocusedValues, Value?>

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    /// Creates a property that reads an observable object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = \.[object: FocusedObjectType<Value>()]
    }

    /// The value, or `nil` if no view sets one.
    public var wrappedValue: Value? { values[keyPath: keyPath] }
}

/// A property wrapper that reads and writes a binding of the focused view, of a view around it, or of the scene.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

    /// Creates a property that uses the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
    }

    /// The value of the binding; `nil` if no view sets one, in which case writes are ignored.
    public var wrappedValue: Value? {
        get { values[keyPath: keyPath]?.wrappedValue }
        nonmutating set {
            if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue }
        }
    }

    /// A binding to the value of the binding.
    public var projectedValue: Binding<Value?> {
        let binding = values[keyPath: keyPath]
        return Binding {
            binding?.wrappedValue
        } set: { value in
            if let value { binding?.wrappedValue = value }
        }
    }
}
