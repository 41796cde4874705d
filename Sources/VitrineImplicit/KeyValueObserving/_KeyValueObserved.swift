// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A property that can be observed, as `vitrine` writes it in place of `@objc dynamic`.
@propertyWrapper
public struct _KeyValueObserved<Value> {
    /// The value, for code that has no object around it.
    public var wrappedValue: Value
    private let hub = KeyValueHub()

    /// Creates a property with a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// The value of an object's property.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, _KeyValueObserved<Value>>
    ) -> Value {
        get {
            KeyValueReading.current?.note(owner[keyPath: storage].hub)
            return owner[keyPath: storage].wrappedValue
        }
        set {
            let hub = owner[keyPath: storage].hub
            hub.willChange()
            owner[keyPath: storage].wrappedValue = newValue
            hub.didChange()
        }
    }
}
