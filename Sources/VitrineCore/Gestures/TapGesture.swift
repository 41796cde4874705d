// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One or more taps.
nonisolated public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void
    public typealias Body = Never
    /// How many taps it takes.
    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }
}

/// One or more taps, and where.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    /// Where the last tap was.
    nonisolated public struct Value: Equatable, Sendable {
        /// In the gesture's coordinate space.
        public var location: CGPoint
    }

    /// How many taps it takes.
    public var count: Int
    /// In which `Value.location` is told.
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

extension SpatialTapGesture: @unchecked Sendable {}

extension TapGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<TapGesture> { Recognizer(self) }

    private final class Recognizer: GestureRecognizer<TapGesture> {
        private var taps = TapCounter()

        override var deadline: Double? { taps.deadline }
        // One tap is one whoever makes it; of several the pointers tell.
        override var needs: GestureNeeds { gesture.count > 1 ? [.tap, .pointers] : .tap }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            switch taps.step(event, of: gesture.count) {
            case .failed: phase = .failed
            case .ended: phase = .ended(())
            case .possible, .active: break
            }
        }

        override func reset() {
            super.reset()
            taps = TapCounter()
        }
    }
}

extension SpatialTapGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<SpatialTapGesture> { Recognizer(self) }

    private final class Recognizer: GestureRecognizer<SpatialTapGesture> {
        private var taps = TapCounter()

        override var deadline: Double? { taps.deadline }
        override var needs: GestureNeeds { [.tap, .pointers] }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            switch taps.step(event, of: gesture.count) {
            case .failed: phase = .failed
            case .ended:
                let place = event.touch?.location ?? .zero
                phase = .ended(Value(location: event.space.convert(place, to: gesture.coordinateSpace)))
            case .possible, .active: break
            }
        }

        override func reset() {
            super.reset()
            taps = TapCounter()
        }
    }
}
