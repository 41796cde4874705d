// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A pointer that moves while it is down.
///
/// - Support: partial: a finger's move along a scroll view around it scrolls, unless the gesture was added with
///   `highPriorityGesture`.
nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never

    /// Where the pointer is, where it came from, where it goes.
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the pointer has to move, in points.
    public var minimumDistance: CGFloat
    /// In which places are told.
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

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
                // What pinches without fingers drags nothing.
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
            // A velocity has the directions of its space, whatever place it starts from.
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
