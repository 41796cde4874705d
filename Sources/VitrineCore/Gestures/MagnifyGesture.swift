// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// Two fingers that move apart or together, or what a trackpad has instead.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
    public typealias Body = Never

    /// How large, since when and around what.
    nonisolated public struct Value: Equatable, Sendable {
        public var time: Date
        /// 1 is as large as at the start.
        public var magnification: CGFloat
        /// A second's change of magnification.
        public var velocity: CGFloat
        /// Where in the view the gesture started: (0, 0) is its top leading corner, (1, 1) the bottom trailing one.
        public var startAnchor: UnitPoint
        /// Where in the view the gesture started.
        public var startLocation: CGPoint
    }

    /// How much has to change before the gesture is one.
    public var minimumScaleDelta: CGFloat

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

/// The older form of `MagnifyGesture`: its value is the magnification.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
    public typealias Value = CGFloat
    public typealias Body = Never
    /// How much has to change before the gesture is one.
    public var minimumScaleDelta: CGFloat

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
