// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A gesture that recognises one or more taps.
nonisolated public struct TapGesture: Gesture, Sendable {
    /// The type of the gesture's value.
    public typealias Value = Void
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    /// The number of taps that are required.
    public var count: Int

    /// Creates a tap gesture.
    ///
    /// - Parameter count: The number of taps that are required.
    public init(count: Int = 1) {
        self.count = count
    }
}

/// A gesture that recognises one or more taps and reports their location.
nonisolated public struct SpatialTapGesture: Gesture {
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never

    /// The location of the last tap.
    nonisolated public struct Value: Equatable, Sendable {
        /// The location in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of taps that are required.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture that reports a location.
    ///
    /// - Parameters:
    ///   - count: The number of taps that are required.
    ///   - coordinateSpace: The coordinate space of the location.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a tap gesture that reports a location.
    ///
    /// - Parameters:
    ///   - count: The number of taps that are required.
    ///   - coordinateSpace: The coordinate space of the location.
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
        // A single tap may come from any device; several taps are recognised from pointer events.
        override var needs: GestureNeeds { gesture.count > 1 ? [.tap, .pointers] : .tap }

        override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
            switch taps.step(event, of: gesture.count, lasting: TapCounter.press) {
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
            switch taps.step(event, of: gesture.count, lasting: TapCounter.press) {
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
