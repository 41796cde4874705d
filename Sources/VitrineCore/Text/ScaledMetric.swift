// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A property wrapper for a number that scales with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// Creates a number at the default text size that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a number at the default text size that scales with the body style.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The scaled number, rounded to thirds of a point as `UIFontMetrics` does.
    public var wrappedValue: Value { size == .large ? base : Value(style.scaled(Double(base), to: size)) }
}

extension Font.TextStyle {
    /// Returns a number scaled for a text size with this style, rounded to thirds of a point.
    package func scaled(_ value: Double, to size: DynamicTypeSize) -> Double {
        guard size != .large else { return value }
        let factor = TextStyleTable.entry(self, size).leading / TextStyleTable.entry(self, .large).leading
        return (value * factor * 3).rounded() / 3
    }
}
