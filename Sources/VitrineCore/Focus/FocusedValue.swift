// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Observation

/// What the view with the focus, one around it or the scene says of itself.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let keyPath: KeyPath<FocusedValues, Value?>

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    /// Reads an observable object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = \.[object: FocusedObjectType<Value>()]
    }

    /// `nil` where nobody says anything.
    public var wrappedValue: Value? { values[keyPath: keyPath] }
}

/// A binding that the view with the focus, one around it or the scene offers.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

    /// Reads and writes through the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        self.keyPath = keyPath
    }

    /// The binding's value; `nil` where nobody offers a binding, and then nothing is written.
    public var wrappedValue: Value? {
        get { values[keyPath: keyPath]?.wrappedValue }
        nonmutating set {
            if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue }
        }
    }

    /// A binding to the binding's value.
    public var projectedValue: Binding<Value?> {
        let binding = values[keyPath: keyPath]
        return Binding {
            binding?.wrappedValue
        } set: { value in
            if let value { binding?.wrappedValue = value }
        }
    }
}
