// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A sequence of events that a person makes with fingers or a pointer, and the value that it stands for.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells of itself.
    associatedtype Value
    /// The type of gesture that `body` returns.
    associatedtype Body: Gesture

    /// The gesture that this one is made of.
    @MainActor @preconcurrency
    var body: Self.Body { get }

    /// Makes the gesture's value of its body's. There is nothing to write: it lets `Value` be inferred.
    @MainActor @preconcurrency
    static func _makeGesture(_ value: Body.Value) -> Value
}

extension Gesture {
    /// The value of a gesture with a body is its body's.
    @MainActor @preconcurrency
    public static func _makeGesture(_ value: Body.Value) -> Body.Value { value }
}

extension Gesture where Body == Never {
    /// A primitive gesture has no body that could have a value.
    @MainActor @preconcurrency
    public static func _makeGesture(_ value: Never) -> Value {}

    /// Primitive gestures have no body; the engine recognises them.
    @MainActor @preconcurrency
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture: the engine recognises it and never asks for its body.")
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that the engine knows: it has no body and makes its own recogniser.
package protocol PrimitiveGesture: Gesture where Body == Never {
    @MainActor func makeRecognizer() -> GestureRecognizer<Self>
}

/// Which gestures of a view take part when another one is added to it.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Neither the added gesture nor those inside.
    public static let none: GestureMask = []
    /// The added gesture only.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures inside only.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those inside.
    public static let all: GestureMask = [.gesture, .subviews]
}
