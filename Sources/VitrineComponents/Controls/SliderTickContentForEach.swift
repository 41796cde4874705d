// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Marks of a slider for the values of a collection.
nonisolated public struct SliderTickContentForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
    private let data: Data
    private let content: (Data.Element) -> Content
}

extension SliderTickContentForEach: SliderTickContent where Content: SliderTickContent {
    /// The type of the slider's value.
    public typealias Value = Content.Value
    /// A primitive type is its own body.
    public typealias Body = SliderTickContentForEach<Data, ID, Content>
}

extension SliderTickContentForEach: PrimitiveSliderTickContent where Content: SliderTickContent {
    var values: [Double] { data.flatMap { content($0).allValues } }
}

extension SliderTickContentForEach where Content: SliderTickContent {
    /// Creates marks for values that key paths identify.
    ///
    /// - Parameters:
    ///   - data: The values.
    ///   - id: The key path to what tells a value from others.
    ///   - content: A builder of the marks of a value.
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Data.Element, Data.Element == Content.Value {
        self.data = data
        self.content = content
    }

    /// Creates marks for values that identify themselves.
    ///
    /// - Parameters:
    ///   - data: The values.
    ///   - content: A builder of the marks of a value.
    public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
        self.data = data
        self.content = content
    }
}
