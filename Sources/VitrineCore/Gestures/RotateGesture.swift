// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A gesture that recognises two fingers that rotate around each other, or a rotation on a trackpad.
nonisolated public struct RotateGesture: Gesture, Sendable {
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never

    /// The rotation and its origin.
    nonisolated public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date
        /// The rotation since the start, clockwise.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The start of the gesture in the view's unit space, where (0, 0) is the top leading corner.
        public var startAnchor: UnitPoint
        /// The start of the gesture in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The rotation at which the gesture is recognised.
    public var minimumAngleDelta: Angle

    /// Creates a rotate gesture.
    ///
    /// - Parameter minimumAngleDelta: The rotation at which the gesture is recognised.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotateGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<RotateGesture> { Recognizer(self) }

    private final class Recognizer: TwoPointerRecognizer<RotateGesture> {
        override func isEnough(_ pair: TwoPointers) -> Bool {
            pair.rotation.magnitude >= gesture.minimumAngleDelta.radians.magnitude
        }

        override func value(_ pair: TwoPointers, _ place: TwoPointerPlace) -> Value {
            Value(
                time: place.time, rotation: .radians(pair.rotation), velocity: .radians(pair.rotationVelocity),
                startAnchor: place.startAnchor, startLocation: place.startLocation)
        }
    }
}

/// A gesture that recognises a rotation; the older form of `RotateGesture`, whose value is an angle.
nonisolated public struct RotationGesture: Gesture, Sendable {
    /// The type of the gesture's value.
    public typealias Value = Angle
    /// The body type of a primitive gesture: it has none.
    public typealias Body = Never
    /// The rotation at which the gesture is recognised.
    public var minimumAngleDelta: Angle

    /// Creates a rotation gesture.
    ///
    /// - Parameter minimumAngleDelta: The rotation at which the gesture is recognised.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }
}

extension RotationGesture: PrimitiveGesture {
    @MainActor package func makeRecognizer() -> GestureRecognizer<RotationGesture> { Recognizer(self) }

    private final class Recognizer: WrappingRecognizer<RotationGesture, RotateGesture> {
        init(_ gesture: RotationGesture) {
            super.init(gesture, around: RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta))
        }

        override func gestureDidChange() {
            base.gesture = RotateGesture(minimumAngleDelta: gesture.minimumAngleDelta)
        }

        override func phase(of base: GesturePhase<RotateGesture.Value>) -> GesturePhase<Angle> {
            base.map(\.rotation)
        }
    }
}
