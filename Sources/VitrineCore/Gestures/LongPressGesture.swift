// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A gesture that recognises a pointer that stays down in one place for a minimum time.
///
/// Its value is `true` from the moment the pointer is down; the gesture ends once the time has passed.
nonisolated public struct LongPressGesture: Gesture, Sendable {
    /// The type of the gesture's value.
    public typealias Value = Bool
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    /// The time that the pointer must stay down, in seconds.
    public var minimumDuration: Double
    /// The distance that the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Creates a long press gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: The time that the pointer must stay down, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<LongPressGesture> { Recognizer(self) }

    private final class Recognizer: GestureRecognizer<LongPressGesture> {
        private var start: (place: CGPoint, time: Double)?

        override var deadline: Double? {
            guard let start, !status.isOver, gesture.minimumDuration.isFinite else { return nil }
            return start.time + gesture.minimumDuration
        }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            if let touch = event.touch {
                if touch.isIndirect || event.touches.count > 1 { return phase = .failed }
                if event.kind == .began {
                    start = (touch.location, event.time)
                    phase = .possible(true)
                } else if let start, touch.location.distance(to: start.place) > Double(gesture.maximumDistance) {
                    return phase = .failed
                }
            }
            if let deadline, event.time >= deadline, event.kind != .cancelled { return phase = .ended(true) }
            if event.kind == .ended || event.kind == .cancelled { phase = .failed }
        }

        override func reset() {
            super.reset()
            start = nil
        }
    }
}
