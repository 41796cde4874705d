// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The conversion of a property's type to and from a value in a defaults store.
nonisolated struct DefaultsCoding<Value> {
    /// Reads a value; returns `nil` if the stored value is of another kind, and the property has its initial value
    /// then.
    var read: (DefaultsValue) -> Value?
    /// Converts a value for storage; returns `nil` to remove the stored value.
    var write: (Value) -> DefaultsValue?

    init(read: @escaping (DefaultsValue) -> Value?, write: @escaping (Value) -> DefaultsValue?) {
        self.read = read
        self.write = write
    }

    /// The coding of the optional type: `nil` is stored as no value.
    var optional: DefaultsCoding<Value?> {
        DefaultsCoding<Value?>(read: { read($0) }, write: { $0.flatMap { write($0) } })
    }
}

extension DefaultsCoding where Value == Bool {
    static var bool: Self { Self(read: \.bool, write: { .bool($0) }) }
}

extension DefaultsCoding where Value == Int {
    static var integer: Self { Self(read: \.integer, write: { .integer($0) }) }
}

extension DefaultsCoding where Value == Double {
    static var double: Self { Self(read: \.double, write: { .double($0) }) }
}

extension DefaultsCoding where Value == String {
    static var string: Self { Self(read: \.string, write: { .string($0) }) }
}

extension DefaultsCoding where Value == URL {
    static var url: Self {
        Self(read: { $0.string.flatMap { URL(string: $0) } }, write: { .string($0.absoluteString) })
    }
}

extension DefaultsCoding where Value == Data {
    static var data: Self { Self(read: \.data, write: { .data($0) }) }
}

extension DefaultsCoding where Value == Date {
    static var date: Self { Self(read: \.date, write: { .date($0) }) }
}

extension DefaultsCoding where Value: Codable {
    static var json: Self {
        Self(
            read: { $0.data.flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            write: { (try? JSONEncoder().encode($0)).map { .data($0) } })
    }
}

extension DefaultsCoding where Value: RawRepresentable, Value.RawValue == Int {
    static var rawInteger: Self {
        Self(read: { $0.integer.flatMap { Value(rawValue: $0) } }, write: { .integer($0.rawValue) })
    }
}

extension DefaultsCoding where Value: RawRepresentable, Value.RawValue == String {
    static var rawString: Self {
        Self(read: { $0.string.flatMap { Value(rawValue: $0) } }, write: { .string($0.rawValue) })
    }
}

/// The location of a property in a defaults store, as a view's slot and its bindings hold it.
nonisolated struct StoredProperty<Value> {
    let location: DefaultsLocation
    let coding: DefaultsCoding<Value>
    let initial: Value

    var value: Value {
        get { location.value.flatMap { coding.read($0) } ?? initial }
        nonmutating set { location.store.set(coding.write(newValue), for: location.key) }
    }

    var binding: Binding<Value> { Binding(location: StoredBindingLocation(self)) }
}

package final class StoredBindingLocation<Value>: BindingLocation<Value> {
    private let property: StoredProperty<Value>

    init(_ property: StoredProperty<Value>) {
        self.property = property
    }

    package override func get() -> Value { property.value }
    package override func set(_ value: Value, _ transaction: Transaction) {
        transaction.carry { property.value = value }
    }
    package override func isSame(as other: BindingLocation<Value>) -> Bool {
        (other as? StoredBindingLocation<Value>)?.property.location === property.location
    }
}
