// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A result builder that collects the marks of a slider.
@resultBuilder
public struct SliderTickBuilder<Value> where Value: BinaryFloatingPoint {
    /// Uses a mark as it is.
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: SliderTickContent, Content.Value == Value { content }

    /// Builds the first marks.
    public static func buildPartialBlock<Content>(first content: Content) -> Content
    where Content: SliderTickContent, Content.Value == Value { content }

    /// Builds marks after others.
    public static func buildPartialBlock<Accumulated, Content>(
        accumulated: Accumulated, next content: Content
    ) -> _SliderTicks<Value>
    where
        Accumulated: SliderTickContent, Content: SliderTickContent, Accumulated.Value == Value, Content.Value == Value
    {
        _SliderTicks(values: accumulated.allValues + content.allValues)
    }

    /// Builds no marks.
    public static func buildBlock() -> _SliderTicks<Value> { _SliderTicks(values: []) }

    /// Uses the marks of an `if` without `else`, or none.
    public static func buildIf<Content>(_ content: Content?) -> some SliderTickContent<Value>
    where Content: SliderTickContent, Content.Value == Value { _SliderTicks<Value>(values: content?.allValues ?? []) }

    /// Uses the marks of the first branch.
    public static func buildEither<Content>(first content: Content) -> _SliderTicks<Value>
    where Content: SliderTickContent, Content.Value == Value { _SliderTicks(values: content.allValues) }

    /// Uses the marks of the second branch.
    public static func buildEither<Content>(second content: Content) -> _SliderTicks<Value>
    where Content: SliderTickContent, Content.Value == Value { _SliderTicks(values: content.allValues) }
}

/// Several marks of a slider.
nonisolated public struct _SliderTicks<Value>: SliderTickContent where Value: BinaryFloatingPoint {
    /// A primitive type is its own body.
    public typealias Body = _SliderTicks<Value>
    let values: [Double]
}

extension _SliderTicks: PrimitiveSliderTickContent {}
