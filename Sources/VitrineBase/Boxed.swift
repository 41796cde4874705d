// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An optional value on the heap, for a property that few values of a type have.
///
/// The property takes one word where it is `nil`. The object is never changed, so that copies share it; a change
/// allocates another. Public for the reason that `AgeDictionary` is.
@propertyWrapper
public struct Boxed<Value> {
    @usableFromInline final class Storage {
        @usableFromInline let value: Value

        @inlinable init(_ value: Value) { self.value = value }
    }

    @usableFromInline var storage: Storage?

    /// Puts a value on the heap; `nil` takes no room there.
    @inlinable public init(wrappedValue: Value? = nil) {
        storage = wrappedValue.map(Storage.init)
    }

    /// The value; a new one is put on the heap anew.
    @inlinable public var wrappedValue: Value? {
        get { storage?.value }
        set { storage = newValue.map(Storage.init) }
    }

    /// Whether there is a value, without a copy of it.
    @inlinable public var isPresent: Bool { storage != nil }
}

// The object is immutable.
extension Boxed: @unchecked Sendable where Value: Sendable {}

extension Boxed: Equatable where Value: Equatable {
    @inlinable public static func == (a: Boxed, b: Boxed) -> Bool {
        a.storage === b.storage || a.wrappedValue == b.wrappedValue
    }
}

extension Boxed: Hashable where Value: Hashable {
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
