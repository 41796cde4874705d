// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A value that a gesture writes while it is made, and that is its initial one again afterwards.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// First, so that installing is one store at the field's offset.
    private var location: StateLocation<Value>?
    private let initial: Value
    private let prepare: (Value, inout Transaction) -> Void

    /// Creates a state with an initial value.
    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    /// Creates a state with an initial value, for a view's own initialiser.
    public init(initialValue: Value) {
        initial = initialValue
        prepare = { _, _ in }
    }

    /// Creates a state that goes back to its initial value with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
    }

    /// Creates a state that goes back to its initial value with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        initial = initialValue
        prepare = { $1 = resetTransaction }
    }

    /// Creates a state with a closure that prepares the transaction of its way back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: wrappedValue, reset: reset)
    }

    /// Creates a state with a closure that prepares the transaction of its way back.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = initialValue
        prepare = reset
    }

    /// The current value.
    public var wrappedValue: Value { location?.value ?? initial }

    /// What `updating(_:body:)` takes.
    public var projectedValue: GestureState<Value> { self }

    /// Writes what a gesture's closure makes of the value.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var transaction = Transaction()
        transaction.isContinuous = true
        var value = location.value
        body(&value, &transaction)
        withTransaction(transaction) { location.value = value }
    }

    /// The gesture is over, or is not made.
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

    /// Creates a state whose initial value is `nil`, to which it goes back with a transaction.
    public init(resetTransaction: Transaction) {
        self.init(initialValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state whose initial value is `nil`, with a closure that prepares the transaction of its way back.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: InstallableProperty {
    package static func install(at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode) {
        let property = field.assumingMemoryBound(to: GestureState<Value>.self)
        // One that a view gave to its gesture is the view's.
        if property.pointee.location != nil { return }
        let known = slot.map { unsafeDowncast($0, to: StateLocation<Value>.self) }
        let location = known ?? StateLocation(property.pointee.initial, graph: node.graph)
        slot = location
        property.pointee.location = location
    }
}

extension GestureState: ComparedProperty {
    /// The place keeps the value; a new initial value means nothing.
    package static func isSame(_ a: GestureState<Value>, _ b: GestureState<Value>) -> Bool { a.location === b.location }
}

/// A gesture that writes a state while it is made.
nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    public var base: Base
    public var state: GestureState<State>
    /// What writes the state.
    public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

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
    /// Writes a gesture state while the gesture is made; afterwards it has its initial value again.
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
                // The view may be gone by then, and its recogniser with it.
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
