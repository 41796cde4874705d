// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A property wrapper for a value that a gesture updates while it is active and that is reset afterwards.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The first stored property, so that installing is one store at the field's offset.
    private var location: StateLocation<Value>?
    private let initial: Value
    private let prepare: (Value, inout Transaction) -> Void

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    /// Creates a state with an initial value, for use in a view's initialiser.
    public init(initialValue: Value) {
        initial = initialValue
        prepare = { _, _ in }
    }

    /// Creates a state that is reset with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    /// Creates a state that is reset with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        initial = initialValue
        prepare = { $1 = resetTransaction }
    }

    /// Creates a state with a closure that changes the transaction of its reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// Creates a state with a closure that changes the transaction of its reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = initialValue
        prepare = reset
    }

    /// The current value.
    public var wrappedValue: Value { location?.value ?? initial }

    /// The state itself, to be passed to `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Updates the value with a gesture's closure.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var transaction = Transaction()
        transaction.isContinuous = true
        var value = location.value
        body(&value, &transaction)
        withTransaction(transaction) { location.value = value }
    }

    /// Resets the value when the gesture has ended or failed.
    func reset() {
        guard let location else { return }
        var transaction = Transaction()
        prepare(location.value, &transaction)
        withTransaction(transaction) { location.value = initial }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state whose initial value is `nil`.
    public init() {
        self.init(initialValue: nil)
    }

    /// Creates a state whose initial value is `nil` and that is reset with a transaction.
    public init(resetTransaction: Transaction) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state whose initial value is `nil`, with a closure that changes the transaction of its reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstallableProperty {
    package static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode) {
        let property = field.assumingMemoryBound(to: GestureState<Value>.self)
        // A state that a view passes to its gesture belongs to the view.
        if property.pointee.location != nil { return }
        let known = slot.map { unsafeDowncast($0, to: StateLocation<Value>.self) }
        let location = known ?? StateLocation(property.pointee.initial, graph: node.graph)
        slot = location
        property.pointee.location = location
    }
}

extension GestureState: ComparedProperty {
    /// The location keeps the value, and a new initial value is ignored.
    package static func isSame(_ a: GestureState<Value>, _ b: GestureState<Value>) -> Bool { a.location === b.location }
}

/// A gesture that updates a gesture state while it is active.
nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    /// The type of the gesture's value.
    public typealias Value = Base.Value
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    /// The gesture that updates the state.
    public var base: Base
    /// The state that is updated.
    public var state: GestureState<State>
    /// The closure that updates the state.
    public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state.
    ///
    /// - Parameters:
    ///   - base: The gesture.
    ///   - state: The state.
    ///   - body: A closure that receives the gesture's value, the state's value and the transaction of the update.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }
}

extension Gesture {
    /// Returns a gesture that updates a gesture state while it is active; afterwards the state is reset.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - body: A closure that receives the gesture's value, the state's value and the transaction of the update.
    /// - Returns: The gesture.
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

extension GestureStateGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<Self> { Recognizer(self) }

    private final class Recognizer: WrappingRecognizer<GestureStateGesture<Base, State>, Base> {
        private var hasWritten = false

        init(_ gesture: GestureStateGesture<Base, State>) { super.init(gesture, around: gesture.base) }

        override func gestureDidChange() { base.gesture = gesture.base }
        override func phase(of base: GesturePhase<Base.Value>) -> GesturePhase<Base.Value> { base }

        override func baseDidStep(_ actions: inout [GestureAction]) {
            switch phase {
            case .possible(nil): break
            case .possible(let value?), .active(let value):
                actions.append { [weak self] in
                    guard let self else { return }
                    hasWritten = true
                    gesture.state.update { gesture.body(value, &$0, &$1) }
                }
            case .ended, .failed:
                // The view and its recogniser may be gone by then.
                actions.append { [self] in
                    if hasWritten { gesture.state.reset() }
                    hasWritten = false
                }
            }
        }

        override func reset() {
            super.reset()
            hasWritten = false
        }
    }
}
