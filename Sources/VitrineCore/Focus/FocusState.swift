// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A property wrapper for a value that follows keyboard focus, and moves it when it is written.
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    /// The first stored property, so that installing is one store at the field's offset.
    private var location: FocusLocation<Value>?
    private let none: Value

    /// Creates a state that is `true` while a particular view has focus.
    public init() where Value == Bool { none = false }

    /// Creates a state with the value of the view that has focus, or `nil`.
    public init<T>() where Value == T?, T: Hashable { none = nil }

    /// The current value; writing it moves the focus.
    public var wrappedValue: Value {
        get { location?.value ?? none }
        nonmutating set { location?.value = newValue }
    }

    /// A binding for `focused(_:equals:)`.
    public var projectedValue: FocusState<Value>.Binding { Binding(location: location, none: none) }

    /// A binding to a focus state.
    @propertyWrapper
    public struct Binding {
        package let location: FocusLocation<Value>?
        let none: Value

        /// The current value; writing it moves the focus.
        public var wrappedValue: Value {
            get { location?.value ?? none }
            nonmutating set { location?.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: InstallableProperty {
    package static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode) {
        let property = field.assumingMemoryBound(to: FocusState<Value>.self)
        let known = slot.map { unsafeDowncast($0, to: FocusLocation<Value>.self) }
        let location =
            known
            ?? FocusLocation(
                node.graph.restoration?.take(Value.self, for: node), none: property.pointee.none, graph: node.graph)
        slot = location
        property.pointee.location = location
    }
}

extension FocusState: ComparedProperty {
    package static func isSame(_ a: FocusState<Value>, _ b: FocusState<Value>) -> Bool { true }
}

extension FocusState.Binding: ComparedProperty {
    package static func isSame(_ a: Self, _ b: Self) -> Bool { a.location === b.location }
}

extension FocusLocation: ArchivableLocation {
    package var archived: ArchivedValue { state.archived }
}

/// A type-erased focus state.
package protocol FocusLocating: AnyObject {
    /// Returns whether the state has this value.
    func wants(_ value: AnyHashable) -> Bool
    /// Sets the state to the value of the view that has received focus.
    func follow(_ value: AnyHashable)
    /// Resets the state when the focus has left.
    func clear()
}

/// The storage of a focus state.
package final class FocusLocation<Value: Hashable>: FocusLocating, NodeOwned, @unchecked Sendable {
    private let state: StateLocation<Value>
    private let none: Value
    private weak var graph: ViewGraph?

    /// Creates a location.
    ///
    /// - Parameters:
    ///   - value: An archived value: the first view with this value receives focus.
    ///   - none: The value without focus.
    ///   - graph: The graph of the view.
    @MainActor
    init(_ value: Value? = nil, none: Value, graph: ViewGraph) {
        state = StateLocation(value ?? none, graph: graph)
        self.none = none
        self.graph = graph
    }

    var value: Value {
        get { state.value }
        set {
            state.value = newValue
            let location = UncheckedSendable(self)
            if isOnMainActor {
                MainActor.assumeIsolated { location.value.request() }
            } else {
                Task { @MainActor in location.value.request() }
            }
        }
    }

    @MainActor private func request() { graph?.focus.request(self) }

    package func wants(_ value: AnyHashable) -> Bool { state.value != none && AnyHashable(state.value) == value }

    package func follow(_ value: AnyHashable) {
        if let value = value.base as? Value { state.value = value }
    }

    package func clear() { state.value = none }

    @MainActor package func nodeDidDie() {
        state.nodeDidDie()
        graph = nil
    }
}

/// A focus state that follows the focus of a view, and the view's value in it.
nonisolated package struct FocusLink: Equatable, @unchecked Sendable {
    package let location: any FocusLocating
    package let value: AnyHashable

    package init(location: any FocusLocating, value: AnyHashable) {
        self.location = location
        self.value = value
    }

    package static func == (a: FocusLink, b: FocusLink) -> Bool { a.location === b.location && a.value == b.value }
}
