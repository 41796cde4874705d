// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that a view owns and that its place in the view tree keeps.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// First, so that installing is one store at the field's offset.
    private var location: StateLocation<Value>?
    private var initial: Value

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// Creates a state with an initial value, for a view's own initialiser.
    public init(initialValue: Value) {
        initial = initialValue
    }

    /// The current value; before the view is in a tree, the initial one.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            let value = initial
            return .constant(value)
        }
        return Binding(location: StateBindingLocation(location))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

extension State: InstallableProperty {
    package static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode) {
        let property = field.assumingMemoryBound(to: State<Value>.self)
        if let slot {
            property.pointee.location = unsafeDowncast(slot, to: StateLocation<Value>.self)
            return
        }
        let restored = node.graph.restoration?.take(Value.self, for: node)
        let location = StateLocation(restored ?? property.pointee.initial, graph: node.graph)
        slot = location
        property.pointee.location = location
    }
}

extension State: ComparedProperty {
    /// The place keeps the value; a new initial value means nothing.
    package static func isSame(_ a: State<Value>, _ b: State<Value>) -> Bool { true }
}
