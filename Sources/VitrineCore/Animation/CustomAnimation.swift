// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A type that defines how an animated value changes over time.
///
/// Support: sampled before it starts, so that the browser can run it: `shouldMerge` is not asked.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value at a time on its way from zero to `value`, or `nil` once the animation is over.
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

    /// Returns the velocity at a time, or `nil` if it is not known.
    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

    /// Returns whether a new animation continues from the state of `previous`.
    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
    /// Returns `nil` by default: the velocity is not known.
    public func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic { nil }

    /// Returns `false` by default: a new animation replaces the previous one.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic { false }
}

/// The state that a custom animation keeps between two calls.
public struct AnimationContext<Value: VectorArithmetic>: @unchecked Sendable {
    /// The values that the animation stores.
    public var state: AnimationState<Value>
    /// Whether a completion that waits for logical completion may run.
    public var isLogicallyComplete = false
    /// The environment of the animated view.
    public var environment: EnvironmentValues

    package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues())
    {
        self.state = state
        self.environment = environment
    }

    /// Returns this context with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
        var result = AnimationContext<T>(state: state, environment: environment)
        result.isLogicallyComplete = isLogicallyComplete
        return result
    }
}

/// The values that a custom animation stores, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty state.
    public init() {}

    /// Reads or sets the value of a key; a key that was not set has its default value.
    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that a custom animation stores.
public protocol AnimationStateKey {
    /// The type of the key's value.
    associatedtype Value
    /// The value of the key before one is set.
    static var defaultValue: Self.Value { get }
}
