// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The animatable data of a value that hides its type.
///
/// There is no way between data of different types: their difference is zero.
public struct _AnyAnimatableData: VectorArithmetic {
    /// The data; `nil` is the zero of every type.
    package let vector: (any VectorArithmetic)?

    package init(_ vector: (any VectorArithmetic)?) {
        self.vector = vector
    }

    /// Creates the data of a value of any animatable type.
    package init<Value: Animatable>(of value: Value) {
        vector = value.animatableData
    }

    /// Returns a value with these data; data of another type change nothing.
    package func applied<Value: Animatable>(to value: Value) -> Value {
        guard let data = vector as? Value.AnimatableData else { return value }
        var value = value
        value.animatableData = data
        return value
    }

    /// The zero of every type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

    /// Returns the sum; the first of two values of different types.
    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        func sum<V: VectorArithmetic>(_ own: V) -> _AnyAnimatableData {
            guard let other = rhs.vector as? V else { return lhs }
            return _AnyAnimatableData(own + other)
        }
        guard let own = lhs.vector else { return rhs }
        return sum(own)
    }

    /// Returns the difference; zero for two values of different types.
    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        func difference<V: VectorArithmetic>(_ other: V) -> _AnyAnimatableData {
            guard lhs.vector != nil else { return _AnyAnimatableData(V.zero - other) }
            guard let own = lhs.vector as? V else { return .zero }
            return _AnyAnimatableData(own - other)
        }
        guard let other = rhs.vector else { return lhs }
        return difference(other)
    }

    /// Multiplies the data by a factor.
    public mutating func scale(by rhs: Double) {
        func scaled<V: VectorArithmetic>(_ own: V) -> _AnyAnimatableData {
            var own = own
            own.scale(by: rhs)
            return _AnyAnimatableData(own)
        }
        if let own = vector { self = scaled(own) }
    }

    /// The dot product of the data with themselves.
    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    /// Returns whether both are equal data of one type.
    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        func isEqual<V: VectorArithmetic>(_ own: V) -> Bool {
            guard let other = rhs.vector as? V else { return false }
            return own == other
        }
        guard let own = lhs.vector else { return rhs.vector == nil }
        return isEqual(own)
    }
}
