// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// Two fingers that turn around each other, or what a trackpad has instead.
nonisolated public struct RotateGesture: Gesture, Sendable {
    public typealias Body = Never

    /// How far, since when and around what.
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        /// Clockwise, since the start.
        public var rotation: Angle
        /// A second's change of rotation.
        public var velocity: Angle
        /// Where in the view the gesture started: (0, 0) is its top leading corner, (1, 1) the bottom trailing one.
        public var startAnchor: UnitPoint
        /// Where in the view the gesture started.
        public var startLocation: CGPoint
    }

    /// How much has to change before the gesture is one.
    public var minimumAngleDelta: Angle

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

/// The older form of `RotateGesture`: its value is the rotation.
nonisolated public struct RotationGesture: Gesture, Sendable {
    public typealias Value = Angle
    public typealias Body = Never
    /// How much has to change before the gesture is one.
    public var minimumAngleDelta: Angle

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
