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
    public var wrappedValue: Value {
        guard size != .large else { return base }
        let factor = TextStyleTable.entry(style, size).leading / TextStyleTable.entry(style, .large).leading
        return Value((Double(base) * factor * 3).rounded() / 3)
    }
}
