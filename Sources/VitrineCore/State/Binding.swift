// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that is read and written somewhere else.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction of writes through this binding.
    public var transaction = Transaction()
    package let location: BindingLocation<Value>

    package init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
        location.capture()
    }

    /// Creates a binding from two closures.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureBindingLocation(get: get, set: { value, _ in set(value) })
    }

    /// Creates a binding whose setter is given the transaction of the write.
    @preconcurrency
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureBindingLocation(get: get, set: set)
    }

    /// Creates a binding to the value of another binding.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Creates a binding that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantBindingLocation(value))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathBindingLocation(location, keyPath), transaction: transaction)
    }

    /// A binding with another transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var result = self
        result.transaction = transaction
        return result
    }
}

extension Binding {
    /// A binding to an optional with the base's value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: OptionalBindingLocation(base.location), transaction: base.transaction)
    }

    /// A binding to the base's value, `nil` while the base has none.
    public init?(_ base: Binding<Value?>) {
        guard base.wrappedValue != nil else { return nil }
        self.init(location: UnwrappedBindingLocation(base.location), transaction: base.transaction)
    }

    /// A hashable binding, type-erased.
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
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementBindingLocation(location, position), transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: DynamicProperty {}

extension Binding: ComparedProperty {
    package static func isSame(_ a: Binding<Value>, _ b: Binding<Value>) -> Bool {
        a.location.isEquivalent(to: b.location)
    }
}
