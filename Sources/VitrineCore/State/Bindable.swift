// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A property wrapper that creates bindings to the mutable properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object whose properties are bound.
    public var wrappedValue: Value

    /// Rejects a value that is not an observable object, with an error at compile time.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        fatalError()
    }

    /// The wrapper itself, whose dynamic members are bindings to the object's properties.
    public var projectedValue: Bindable<Value> { self }

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> where Value: AnyObject {
        Binding(location: ObjectBindingLocation(wrappedValue, keyPath, isObservable: true))
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Creates bindings to the properties of an observable object.
    ///
    /// - Parameter wrappedValue: The object.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates bindings to the properties of an observable object, for use in an expression.
    ///
    /// - Parameter wrappedValue: The object.
    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Creates a copy of another `Bindable`.
    ///
    /// - Parameter projectedValue: The value to copy.
    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: DynamicProperty {}
