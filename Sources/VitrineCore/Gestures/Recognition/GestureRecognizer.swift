// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How far a gesture has come.
package enum GesturePhase<Value> {
    /// It may still be made; with what can be told of it already.
    case possible(Value?)
    /// It is being made.
    case active(Value)
    case ended(Value)
    case failed

    package var status: GestureStatus {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    /// What can be told of it.
    package var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

package enum GestureStatus: Sendable {
    case possible, active, ended, failed

    package var isOver: Bool { self == .ended || self == .failed }
}

/// What a gesture asks of its surface.
package struct GestureNeeds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A tap, wherever and however it is made: keyboards make some, too.
    package static let tap = GestureNeeds(rawValue: 1)
    /// Pointers: where, when, how many.
    package static let pointers = GestureNeeds(rawValue: 2)
    /// Moves that a scroller around might take.
    package static let moves = GestureNeeds(rawValue: 4)
    /// Two pointers, or what trackpads and wheels have instead.
    package static let pinch = GestureNeeds(rawValue: 8)
    /// Moves of a pointer that was held first: until then they are a scroller's.
    package static let heldMoves = GestureNeeds(rawValue: 16)
}

/// What is to be done once nothing stands in the way of a gesture.
package typealias GestureAction = @MainActor () -> Void

/// A recogniser without its types.
@MainActor
package protocol GestureRecognizing: AnyObject {
    var status: GestureStatus { get }
    var contends: Bool { get }
    var deadline: Double? { get }
    var needs: GestureNeeds { get }
    func handle(_ event: GestureEvent, _ actions: inout [GestureAction])
    func cancel(_ actions: inout [GestureAction])
    func reset()
}

/// The state machine of a gesture: events in, a phase and actions out.
///
/// It knows neither clock nor surface. Actions are handed out, not run: whoever asks knows whether another gesture
/// goes first (`GestureArbiter`). A recogniser lives as long as its view; `reset` makes it ready for the next sequence.
@MainActor
package class GestureRecognizer<G: Gesture>: GestureRecognizing {
    /// As the view's newest body has it.
    package final var gesture: G {
        didSet { gestureDidChange() }
    }
    package final var phase: GesturePhase<G.Value> = .possible(nil)

    package init(_ gesture: G) {
        self.gesture = gesture
    }

    package final var status: GestureStatus { phase.status }

    /// Whether the pointers that are down may make the gesture: one that needs more of them lets others go first.
    package var contends: Bool { status == .possible }
    /// When it wants to be told of the time.
    package var deadline: Double? { nil }
    package var needs: GestureNeeds { .pointers }

    package func gestureDidChange() {}

    package final func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) {
        if !status.isOver { step(event, &actions) }
    }

    /// Takes an event while the gesture is not over.
    package func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
        preconditionFailure("\(G.self) recognises nothing.")
    }

    /// Another gesture is made, or the view is gone.
    package func cancel(_ actions: inout [GestureAction]) { phase = .failed }

    package func reset() { phase = .possible(nil) }
}

extension Gesture {
    /// The recogniser of any gesture: its own, or that of what it is made of.
    @MainActor package func recognizer() -> GestureRecognizer<Self> {
        func open<P: PrimitiveGesture>(_ gesture: P) -> AnyObject { gesture.makeRecognizer() }
        if let primitive = self as? any PrimitiveGesture, let made = open(primitive) as? GestureRecognizer<Self> {
            return made
        }
        return ComposedRecognizer(self)
    }
}

/// The recogniser of a gesture with a body, which may have states of its own.
private final class ComposedRecognizer<G: Gesture>: WrappingRecognizer<G, G.Body> {
    private let slots: GestureProperties.Slots?

    init(_ gesture: G) {
        let slots = GestureProperties.Slots.claim(for: gesture)
        self.slots = slots
        super.init(gesture, around: slots?.body(of: gesture) ?? gesture.body)
    }

    override func gestureDidChange() { base.gesture = slots?.body(of: gesture) ?? gesture.body }

    override func phase(of base: GesturePhase<G.Body.Value>) -> GesturePhase<G.Value> {
        base.map { G._makeGesture($0) }
    }
}

/// A recogniser that is another one with something added.
package class WrappingRecognizer<G: Gesture, Base: Gesture>: GestureRecognizer<G> {
    package final let base: GestureRecognizer<Base>

    package init(_ gesture: G, around base: Base) {
        self.base = base.recognizer()
        super.init(gesture)
    }

    package override var contends: Bool { base.contends }
    package override var deadline: Double? { base.deadline }
    package override var needs: GestureNeeds { base.needs }

    package func phase(of base: GesturePhase<Base.Value>) -> GesturePhase<G.Value> {
        preconditionFailure("\(Self.self) says nothing of its phase.")
    }

    /// The inner gesture was told of an event, or is given up.
    package func baseDidStep(_ actions: inout [GestureAction]) {}

    package override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
        base.handle(event, &actions)
        phase = phase(of: base.phase)
        baseDidStep(&actions)
    }

    package override func cancel(_ actions: inout [GestureAction]) {
        base.cancel(&actions)
        phase = .failed
        baseDidStep(&actions)
    }

    package override func reset() {
        base.reset()
        phase = .possible(nil)
    }
}
