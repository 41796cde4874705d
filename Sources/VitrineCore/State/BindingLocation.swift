// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation

/// The storage that a binding reads and writes.
///
/// A view that holds a binding is evaluated again for one of two reasons. If reading the location registers the view as
/// a dependent (`@State`, `@Observable`, defaults), the write itself invalidates it. If it does not (a property of an
/// `ObservableObject`), the view that created the binding is evaluated again, and the views below it that hold the
/// binding follow if the value differs from the one captured when the binding was created.
package class BindingLocation<Value> {
    /// The value when the binding was created, for a location that does not register its readers.
    private var captured: Value?

    package init() {}
    /// Whether a read during a body makes the body run again after a change of the value.
    package var registersReaders: Bool { true }
    package func get() -> Value { preconditionFailure("A binding location must answer get().") }
    package func set(_ value: Value, _ transaction: Transaction) {
        preconditionFailure("A binding location must answer set().")
    }
    /// Whether another location refers to the same storage, whatever value it has or had.
    package func isSame(as other: BindingLocation<Value>) -> Bool { false }
    /// Captures the current value if changes of it are not observed.
    final func capture() {
        if !registersReaders { captured = get() }
    }
    /// Whether a view that holds a binding to another location need not be evaluated again with this one.
    final func isEquivalent(to other: BindingLocation<Value>) -> Bool {
        if other === self { return true }
        guard isSame(as: other) else { return false }
        switch (captured, other.captured) {
        case (nil, nil): return true
        case (let mine?, let others?): return ValueComparisons.shared.isSame(mine, others)
        default: return false
        }
    }
    /// Marks the value as that of a secure field, so that it is not written to storage.
    package func markSecret() {}
}

package final class StateBindingLocation<Value>: BindingLocation<Value> {
    private let base: StateLocation<Value>

    init(_ base: StateLocation<Value>) {
        self.base = base
    }

    package override func get() -> Value { base.value }
    package override func set(_ value: Value, _ transaction: Transaction) {
        transaction.carry { base.value = value }
    }
    package override func isSame(as other: BindingLocation<Value>) -> Bool {
        (other as? StateBindingLocation<Value>)?.base === base
    }
    package override func markSecret() { base.isSecret = true }
}

package final class ConstantBindingLocation<Value>: BindingLocation<Value> {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    package override func get() -> Value { value }
    package override func set(_ value: Value, _ transaction: Transaction) {}
    package override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ConstantBindingLocation<Value> else { return false }
        return ValueComparisons.shared.isSame(value, other.value)
    }
}

package final class ClosureBindingLocation<Value>: BindingLocation<Value> {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }

    package override func get() -> Value { getter() }
    package override func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}

package final class KeyPathBindingLocation<Base, Value>: BindingLocation<Value> {
    private let base: BindingLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(_ base: BindingLocation<Base>, _ keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    package override var registersReaders: Bool {
        base.registersReaders && !(Base.self is AnyClass && !(Base.self is any Observable.Type))
    }
    package override func get() -> Value { base.get()[keyPath: keyPath] }
    package override func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction)
    }
    package override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? KeyPathBindingLocation<Base, Value> else { return false }
        return other.keyPath == keyPath && (other.base === base || base.isSame(as: other.base))
    }
    package override func markSecret() { base.markSecret() }
}

package final class ObjectBindingLocation<Root: AnyObject, Value>: BindingLocation<Value> {
    private let root: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    package override var registersReaders: Bool { isObservable }
    private let isObservable: Bool

    /// Creates the location of an object's property.
    ///
    /// - Parameters:
    ///   - root: The object.
    ///   - keyPath: The key path of the property.
    ///   - isObservable: Whether the object is `@Observable`, so that reading the property registers the reader.
    package init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, isObservable: Bool) {
        self.root = root
        self.keyPath = keyPath
        self.isObservable = isObservable
    }

    package override func get() -> Value { root[keyPath: keyPath] }
    package override func set(_ value: Value, _ transaction: Transaction) {
        transaction.carry { root[keyPath: keyPath] = value }
    }
    package override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectBindingLocation<Root, Value> else { return false }
        return other.root === root && other.keyPath == keyPath
    }
}

package final class OptionalBindingLocation<Value>: BindingLocation<Value?> {
    private let base: BindingLocation<Value>

    init(_ base: BindingLocation<Value>) {
        self.base = base
    }

    package override var registersReaders: Bool { base.registersReaders }
    package override func get() -> Value? { base.get() }
    package override func set(_ value: Value?, _ transaction: Transaction) {
        if let value { base.set(value, transaction) }
    }
    package override func markSecret() { base.markSecret() }
}

package final class UnwrappedBindingLocation<Value>: BindingLocation<Value> {
    private let base: BindingLocation<Value?>
    private var last: Value

    init(_ base: BindingLocation<Value?>) {
        self.base = base
        guard let value = base.get() else {
            preconditionFailure("Unwrapping a binding is refused before this point when it has no value.")
        }
        last = value
    }

    package override var registersReaders: Bool { base.registersReaders }
    /// Returns the current value, or the last one while the base is empty: a view that is being removed may still read
    /// it.
    package override func get() -> Value {
        if let value = base.get() { last = value }
        return last
    }
    package override func set(_ value: Value, _ transaction: Transaction) { base.set(value, transaction) }
    package override func markSecret() { base.markSecret() }
}

package final class ElementBindingLocation<Base: MutableCollection>: BindingLocation<Base.Element> {
    private let base: BindingLocation<Base>
    private let position: Base.Index
    private var last: Base.Element?

    init(_ base: BindingLocation<Base>, _ position: Base.Index) {
        self.base = base
        self.position = position
    }

    package override var registersReaders: Bool { base.registersReaders }
    /// Returns the current value, or the last one that was read where the collection has become shorter: work that
    /// outlives a row may still read its element.
    package override func get() -> Base.Element {
        let whole = base.get()
        if let last, !has(whole) { return last }
        let value = whole[position]
        last = value
        return value
    }
    /// Sets the element, if the collection still has one at the position.
    package override func set(_ value: Base.Element, _ transaction: Transaction) {
        var whole = base.get()
        guard has(whole) else { return }
        whole[position] = value
        base.set(whole, transaction)
    }
    package override func isSame(as other: BindingLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementBindingLocation<Base> else { return false }
        return other.position == position && (other.base === base || base.isSame(as: other.base))
    }
    private func has(_ whole: Base) -> Bool { position >= whole.startIndex && position < whole.endIndex }
    package override func markSecret() { base.markSecret() }
}
