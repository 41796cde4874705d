// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A sequence of events of fingers or a pointer that is recognised as an interaction, and its value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of gesture that `body` returns.
    associatedtype Body: Gesture

    /// The gesture that this gesture consists of.
    @MainActor @preconcurrency
    var body: Self.Body { get }

    /// Converts the value of the gesture's body.
    ///
    /// It is never implemented by an app; it lets the compiler infer `Value`.
    @MainActor @preconcurrency
    static func _makeGesture(_ value: Body.Value) -> Value
}

extension Gesture {
    /// Returns the value of the body, which is the value of a gesture with a body.
    @MainActor @preconcurrency
    public static func _makeGesture(_ value: Body.Value) -> Body.Value { value }
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body, so there is no value to convert.
    @MainActor @preconcurrency
    public static func _makeGesture(_ value: Never) -> Value {}

    /// Primitive gestures have no body; accessing it traps.
    @MainActor @preconcurrency
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture: the engine recognises it and never asks for its body.")
    }
}

extension Never: Gesture {
    /// `Never` has no value.
    public typealias Value = Never
}

/// A gesture that makes its own recogniser and has no body.
package protocol PrimitiveGesture: Gesture where Body == Never {
    @MainActor func makeRecognizer() -> GestureRecognizer<Self>
}

/// The gestures that are enabled when a gesture is added to a view.
nonisolated public struct GestureMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set of gestures from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Neither the added gesture nor those of subviews.
    public static let none: GestureMask = []
    /// Only the added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Only the gestures of subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those of subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}
