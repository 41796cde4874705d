// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Recognises that a view is lifted, and then where it is moved: the beginning of a drag that ends in a drop.
///
/// A finger lifts after a long press, and scrolls until then. A mouse lifts as soon as it has moved with its button
/// down; a drag gesture of the same view, or around it, takes such a movement for itself.
nonisolated package struct LiftGesture: Gesture, Sendable {
    /// The locations of a lifted view's pointer, in the window.
    nonisolated package struct Value: Equatable, Sendable {
        /// The location at which the view was taken hold of.
        package let startLocation: CGPoint
        package let location: CGPoint

        /// The distance from the start to the current location.
        package var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    /// The body type of a primitive gesture: it has none.
    package typealias Body = Never
    /// The time after which a pointer that stays in its place lifts, in seconds.
    package var minimumDuration: Double

    package init(minimumDuration: Double) {
        self.minimumDuration = minimumDuration
    }
}

extension LiftGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<LiftGesture> { Recognizer(self) }

    private final class Recognizer: GestureRecognizer<LiftGesture> {
        private var pointer: Int?
        private var start: (place: CGPoint, time: Double)?
        /// Whether a movement of the mouse has lifted the view.
        private var isMoved = false

        override var needs: GestureNeeds { [.pointers, .heldMoves] }
        override var yieldsToDrags: Bool { isMoved }

        override var deadline: Double? {
            guard let start, status == .possible, gesture.minimumDuration.isFinite else { return nil }
            return start.time + gesture.minimumDuration
        }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            if status == .active { follow(event) } else { wait(event) }
        }

        private func wait(_ event: GestureEvent) {
            if let touch = event.touch {
                if touch.isIndirect || event.touches.count > 1 { return phase = .failed }
                if event.kind == .began {
                    pointer = touch.pointer
                    start = (touch.location, event.time)
                } else if let start, touch.location.distance(to: start.place) > TapCounter.slip {
                    guard touch.isMouse, event.kind == .moved else { return phase = .failed }
                    isMoved = true
                    return phase = .active(Value(startLocation: start.place, location: touch.location))
                }
            }
            if event.kind == .ended || event.kind == .cancelled { return phase = .failed }
            guard let deadline, event.time >= deadline else { return }
            guard let touch = event.touches.first(where: { $0.pointer == pointer }) else { return phase = .failed }
            phase = .active(Value(startLocation: touch.location, location: touch.location))
        }

        private func follow(_ event: GestureEvent) {
            guard let touch = event.touch, touch.pointer == pointer, let value = phase.value else { return }
            let next = Value(startLocation: value.startLocation, location: touch.location)
            switch event.kind {
            case .began, .moved: phase = .active(next)
            case .ended: phase = .ended(next)
            case .cancelled: phase = .failed
            case .time, .hover, .left: break
            }
        }

        override func reset() {
            super.reset()
            pointer = nil
            start = nil
            isMoved = false
        }
    }
}
