// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A number that grows with the size of text.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size

    /// A number at the default size that grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// A number at the default size that grows as the body does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The number at the size of the view, in whole thirds of a point as `UIFontMetrics` rounds it.
    public var wrappedValue: Value {
        guard size != .large else { return base }
        let factor = TextStyleTable.entry(style, size).leading / TextStyleTable.entry(style, .large).leading
        return Value((Double(base) * factor * 3).rounded() / 3)
    }
}
