// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A property wrapper for a value that a view owns and that is kept while the view keeps its identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    /// The first stored property, so that installing is one store at the field's offset.
    private var location: StateLocation<Value>?
    private var initial: Value

    /// Creates a state with an initial value.
    ///
    /// - Parameter wrappedValue: The initial value, which is used when the view first appears in the tree.
    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    /// Creates a state with an initial value, for use in a view's initialiser.
    ///
    /// - Parameter initialValue: The initial value, which is used when the view first appears in the tree.
    public init(initialValue: Value) {
        initial = initialValue
    }

    /// The current value; before the view is in a view tree, the initial value.
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
        let initial = property.pointee.initial
        let restored = node.graph.restoration?.take(Value.self, for: node) { initial }
        let location = StateLocation(restored ?? initial, graph: node.graph)
        slot = location
        property.pointee.location = location
    }
}

extension State: ComparedProperty {
    /// Always `true`: the location keeps the value, and a new initial value is ignored.
    package static func isSame(_ a: State<Value>, _ b: State<Value>) -> Bool { true }
}
