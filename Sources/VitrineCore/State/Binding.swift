// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A property wrapper that reads and writes a value owned by another source of truth.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction that writes through this binding use.
    public var transaction = Transaction()
    package let location: BindingLocation<Value>

    package init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
        location.capture()
    }

    /// Creates a binding from closures that read and write the value.
    ///
    /// - Parameters:
    ///   - get: A closure that returns the value.
    ///   - set: A closure that stores a new value.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureBindingLocation(get: get, set: { value, _ in set(value) })
    }

    /// Creates a binding from closures, whose setter also receives the transaction of the write.
    ///
    /// - Parameters:
    ///   - get: A closure that returns the value.
    ///   - set: A closure that stores a new value in a transaction.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureBindingLocation(get: get, set: set)
    }

    /// Creates a binding from a projected value.
    ///
    /// - Parameter projectedValue: The binding to copy.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Returns a binding to a value that never changes; writes are ignored.
    ///
    /// - Parameter value: The value.
    /// - Returns: A binding that always reads the value.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantBindingLocation(value))
    }

    /// The value that the binding refers to.
    ///
    /// Reading it in a view's body makes the view depend on it.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathBindingLocation(location, keyPath), transaction: transaction)
    }

    /// Returns a binding that writes with the given transaction.
    ///
    /// - Parameter transaction: The transaction of writes through the new binding.
    /// - Returns: A binding to the same value.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        return result
    }
}

extension Binding {
    /// Creates a binding to an optional from a binding to a value; writing `nil` is ignored.
    ///
    /// - Parameter base: A binding to the value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: OptionalBindingLocation(base.location), transaction: base.transaction)
    }

    /// Creates a binding to the value of an optional, or returns `nil` if the optional is empty.
    ///
    /// If the optional becomes empty later, the binding keeps returning the last value.
    ///
    /// - Parameter base: A binding to the optional.
    public init?(_ base: Binding<Value?>) {
        guard base.wrappedValue != nil else { return nil }
        self.init(location: UnwrappedBindingLocation(base.location), transaction: base.transaction)
    }

    /// Creates a type-erased binding from a binding to a hashable value.
    ///
    /// Writes of a value of another type are ignored.
    ///
    /// - Parameter base: A binding to the value.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { value, transaction in
                guard let value = value.base as? V else { return }
                base.location.set(value, transaction)
            })
        transaction = base.transaction
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element of the collection.
    public typealias Element = Binding<Value.Element>
    /// An iterator over bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A slice of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The index type of the collection.
    public typealias Index = Value.Index
    /// The type of the collection's valid indices.
    public typealias Indices = Value.Indices
    /// The position of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The position past the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of the elements, in order.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the index after the given one.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    /// Advances an index to the next element.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    /// Returns a binding to the element at a position.
    ///
    /// A write through it reads the whole collection, changes the element and writes the collection back.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementBindingLocation(location, position), transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the index before the given one.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    /// Moves an index to the previous element.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {}

extension Binding: ComparedProperty {
    package static func isSame(_ a: Binding<Value>, _ b: Binding<Value>) -> Bool {
        a.location.isEquivalent(to: b.location)
    }
}
