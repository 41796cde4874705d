// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The state of a gesture's recognition.
package enum GesturePhase<Value> {
    /// The gesture can still be recognised; it may have a preliminary value.
    case possible(Value?)
    /// The gesture is being recognised.
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

    /// The value of the gesture, if it has one.
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

/// The kinds of events that a gesture requires from its surface.
package struct GestureNeeds: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Taps from any device, including keyboards.
    package static let tap = GestureNeeds(rawValue: 1)
    /// Pointer events with location, time and number.
    package static let pointers = GestureNeeds(rawValue: 2)
    /// Movements that a scroll view around might otherwise use.
    package static let moves = GestureNeeds(rawValue: 4)
    /// Two pointers, or a pinch of a trackpad or wheel.
    package static let pinch = GestureNeeds(rawValue: 8)
    /// Movements of a pointer that was held first; until then they scroll.
    package static let heldMoves = GestureNeeds(rawValue: 16)
}

/// An action that runs once nothing blocks its gesture.
package typealias GestureAction = @MainActor () -> Void

/// A type-erased gesture recogniser.
@MainActor
package protocol GestureRecognizing: AnyObject {
    var status: GestureStatus { get }
    var contends: Bool { get }
    var deadline: Double? { get }
    var needs: GestureNeeds { get }
    /// Whether gestures of movements are recognised instead, wherever they are added.
    var yieldsToDrags: Bool { get }
    func handle(_ event: GestureEvent, _ actions: inout [GestureAction])
    func cancel(_ actions: inout [GestureAction])
    func reset()
}

/// The state machine of a gesture, which turns events into a phase and actions.
///
/// It has neither a clock nor a surface. Actions are returned and not run: the caller decides whether another gesture
/// takes precedence (`GestureArbiter`). A recogniser lives as long as its view; `reset` prepares it for the next
/// sequence.
@MainActor
package class GestureRecognizer<G: Gesture>: GestureRecognizing {
    /// The gesture of the view's latest body.
    package final var gesture: G {
        didSet { gestureDidChange() }
    }
    package final var phase: GesturePhase<G.Value> = .possible(nil)

    package init(_ gesture: G) {
        self.gesture = gesture
    }

    package final var status: GestureStatus { phase.status }

    /// Whether the pointers that are down can complete the gesture; one that needs more pointers does not block others.
    package var contends: Bool { status == .possible }
    /// The time at which the gesture needs an event.
    package var deadline: Double? { nil }
    package var needs: GestureNeeds { .pointers }
    package var yieldsToDrags: Bool { false }

    package func gestureDidChange() {}

    package final func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) {
        if !status.isOver { step(event, &actions) }
    }

    /// Handles an event while the gesture is not over.
    package func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
        preconditionFailure("\(G.self) recognises nothing.")
    }

    /// Cancels the gesture because another one was recognised or the view is torn down.
    package func cancel(_ actions: inout [GestureAction]) { phase = .failed }

    package func reset() { phase = .possible(nil) }
}

extension Gesture {
    /// Returns the recogniser of any gesture: its own, or one around that of its body.
    @MainActor package func recognizer() -> GestureRecognizer<Self> {
        func open<P: PrimitiveGesture>(_ gesture: P) -> AnyObject { gesture.makeRecognizer() }
        if let primitive = self as? any PrimitiveGesture, let made = open(primitive) as? GestureRecognizer<Self> {
            return made
        }
        return ComposedRecognizer(self)
    }
}

/// The recogniser of a gesture with a body, which may have dynamic properties.
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

/// A recogniser that extends another one.
package class WrappingRecognizer<G: Gesture, Base: Gesture>: GestureRecognizer<G> {
    package final let base: GestureRecognizer<Base>

    package init(_ gesture: G, around base: Base) {
        self.base = base.recognizer()
        super.init(gesture)
    }

    package override var contends: Bool { base.contends }
    package override var deadline: Double? { base.deadline }
    package override var needs: GestureNeeds { base.needs }
    package override var yieldsToDrags: Bool { base.yieldsToDrags }

    package func phase(of base: GesturePhase<Base.Value>) -> GesturePhase<G.Value> {
        preconditionFailure("\(Self.self) says nothing of its phase.")
    }

    /// Called after the inner gesture handled an event or was cancelled.
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
