// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A mark of a slider at a value.
///
/// - Support: partial: a dot below the track; labels are not shown, as they are not on an iPhone.
nonisolated public struct SliderTick<V>: SliderTickContent where V: BinaryFloatingPoint {
    /// The type of the slider's value.
    public typealias Value = V
    /// A primitive type is its own body.
    public typealias Body = SliderTick<V>

    private let value: V

    /// Creates a mark at a value.
    public init(_ value: V) { self.value = value }

    /// Creates a mark at a value with a label.
    public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }

    /// Creates a mark at a value with a localized title.
    public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }

    /// Creates a mark at a value with a title from a localized string resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, _ value: V) { self.value = value }

    /// Creates a mark at a value with a title.
    @_disfavoredOverload
    public init<S>(_ title: S, _ value: V) where S: StringProtocol { self.value = value }
}

extension SliderTick: PrimitiveSliderTickContent {
    var values: [Double] { [Double(value)] }
}

extension SliderTick: Identifiable {
    /// The identity of a mark: its value.
    public struct ID: Hashable {
        fileprivate let value: V
    }

    /// The identity of the mark.
    public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
    /// Whether a mark is at a lower value than another.
    public static func < (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value < rhs.value }

    /// Whether two marks are at the same value.
    public static func == (lhs: SliderTick<V>, rhs: SliderTick<V>) -> Bool { lhs.value == rhs.value }
}
