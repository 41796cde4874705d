// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A gesture that recognises a pointer that moves while it is down.
///
/// - Support: partial: a touch that moves along the axis of an enclosing scroll view scrolls, unless the gesture was
///   added with `highPriorityGesture`.
nonisolated public struct DragGesture: Gesture {
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never

    /// The positions and the velocity of a drag.
    nonisolated public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date
        /// The location of the pointer, in the gesture's coordinate space.
        public var location: CGPoint
        /// The location at which the pointer went down.
        public var startLocation: CGPoint
        /// The velocity of the pointer, in points per second.
        public var velocity: CGSize

        /// The distance from the start to the current location, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location at which the pointer would come to rest: a quarter of a second ahead at its current velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the start to the predicted end location, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// The distance that the pointer must move before the gesture is recognised, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the gesture's locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the pointer must move before the gesture is recognised, in points.
    ///   - coordinateSpace: The coordinate space of the gesture's locations.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the pointer must move before the gesture is recognised, in points.
    ///   - coordinateSpace: The coordinate space of the gesture's locations.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

extension DragGesture: @unchecked Sendable {}

extension DragGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<DragGesture> { Recognizer(self) }

    private final class Recognizer: GestureRecognizer<DragGesture> {
        private var pointer: Int?
        private var start = CGPoint.zero
        private var track = PointerTrack()

        override var needs: GestureNeeds { [.pointers, .moves] }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            guard let touch = event.touch else { return }
            if pointer == nil, event.kind == .began, !touch.isIndirect {
                pointer = touch.pointer
                start = touch.location
                track = PointerTrack()
            }
            guard touch.pointer == pointer else {
                // A pinch without fingers, as of a trackpad, does not drag.
                if pointer == nil, event.kind == .ended || event.kind == .cancelled { phase = .failed }
                return
            }
            track.add(touch.location, at: event.time)
            switch event.kind {
            case .began, .moved:
                let isFar = touch.location.distance(to: start) >= Double(gesture.minimumDistance)
                if status == .active || isFar { phase = .active(value(event, touch)) }
            case .ended: phase = status == .active ? .ended(value(event, touch)) : .failed
            case .cancelled: phase = .failed
            case .time, .hover, .left: break
            }
        }

        private func value(_ event: GestureEvent, _ touch: GestureTouch) -> Value {
            let space = gesture.coordinateSpace
            let location = event.space.convert(touch.location, to: space)
            let velocity = track.velocity
            // The velocity is converted as a direction, independent of the location.
            let ahead = event.space.convert(
                CGPoint(x: touch.location.x + velocity.width, y: touch.location.y + velocity.height), to: space)
            return Value(
                time: event.date, location: location, startLocation: event.space.convert(start, to: space),
                velocity: CGSize(width: ahead.x - location.x, height: ahead.y - location.y))
        }

        override func reset() {
            super.reset()
            pointer = nil
        }
    }
}
