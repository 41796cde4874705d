// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A type that says how a value gets to where it is to be.
///
/// Support: sampled before it starts, so that the browser can run it: `shouldMerge` is not asked.
public protocol CustomAnimation: Hashable, Sendable {
    /// How far on its way from zero to `value` something is after a time; `nil` once the animation is over.
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic

    /// How fast it is.
    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic

    /// Whether a new animation goes on from where `previous` is.
    func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
    public func velocity<V>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? where V: VectorArithmetic { nil }

    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic { false }
}

/// What an animation keeps between two questions.
public struct AnimationContext<Value: VectorArithmetic>: @unchecked Sendable {
    /// What the animation itself keeps.
    public var state: AnimationState<Value>
    /// Whether a completion that waits for the logical end may run.
    public var isLogicallyComplete = false
    /// The environment of the view that is animated.
    public var environment: EnvironmentValues

    package init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues())
    {
        self.state = state
        self.environment = environment
    }

    /// The same context with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
        var result = AnimationContext<T>(state: state, environment: environment)
        result.isLogicallyComplete = isLogicallyComplete
        return result
    }
}

/// Values that a custom animation keeps, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that a custom animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    /// The value before one was set.
    static var defaultValue: Self.Value { get }
}
