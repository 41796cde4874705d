// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A gesture that recognises two fingers that move apart or together, or a pinch on a trackpad.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never

    /// The magnification and its origin.
    nonisolated public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date
        /// The magnification; 1 is the size at the start.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The start of the gesture in the view's unit space, where (0, 0) is the top leading corner.
        public var startAnchor: UnitPoint
        /// The start of the gesture in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The change of the magnification at which the gesture is recognised.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnify gesture.
    ///
    /// - Parameter minimumScaleDelta: The change of the magnification at which the gesture is recognised.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

extension MagnifyGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<MagnifyGesture> { Recognizer(self) }

    private final class Recognizer: TwoPointerRecognizer<MagnifyGesture> {
        override func isEnough(_ pair: TwoPointers) -> Bool {
            (pair.scale - 1).magnitude >= Double(gesture.minimumScaleDelta)
        }

        override func value(_ pair: TwoPointers, _ place: TwoPointerPlace) -> Value {
            Value(
                time: place.time, magnification: pair.scale, velocity: pair.scaleVelocity,
                startAnchor: place.startAnchor, startLocation: place.startLocation)
        }
    }
}

/// A gesture that recognises a magnification; the older form of `MagnifyGesture`, whose value is a number.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    /// The type of the gesture's value.
    public typealias Value = CGFloat
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    /// The change of the magnification at which the gesture is recognised.
    public var minimumScaleDelta: CGFloat

    /// Creates a magnification gesture.
    ///
    /// - Parameter minimumScaleDelta: The change of the magnification at which the gesture is recognised.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }
}

extension MagnificationGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<MagnificationGesture> { Recognizer(self) }

    private final class Recognizer: WrappingRecognizer<MagnificationGesture, MagnifyGesture> {
        init(_ gesture: MagnificationGesture) {
            super.init(gesture, around: MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta))
        }

        override func gestureDidChange() {
            base.gesture = MagnifyGesture(minimumScaleDelta: gesture.minimumScaleDelta)
        }

        override func phase(of base: GesturePhase<MagnifyGesture.Value>) -> GesturePhase<CGFloat> {
            base.map(\.magnification)
        }
    }
}
