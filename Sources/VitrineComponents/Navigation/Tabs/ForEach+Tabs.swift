// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension ForEach: TabContent where Content: TabContent {
    /// The type of the selection.
    public typealias TabValue = Content.TabValue
    /// A primitive type is its own body.
    public typealias Body = ForEach<Data, ID, Content>
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
    @MainActor package var page: ForEach<Data, ID, AnyView> {
        let content = content
        return ForEach<Data, ID, AnyView>(data: data, identify: identify) { content($0).pages }
    }
}

extension ForEach where Content: TabContent {
    /// Creates tabs for the elements of a collection, which are identified by their `id`.
    @_disfavoredOverload
    public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable, V == Content.TabValue {
        self.init(data: data, identify: { $0.id }, content: content)
    }

    /// Creates tabs for the elements of a collection, which are identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path of an element's identity.
    ///   - content: A builder of an element's tabs.
    @_disfavoredOverload
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
    /// Creates tabs for a constant range of numbers.
    @_disfavoredOverload
    public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where V == Content.TabValue {
        self.init(data: data, identify: { $0 }, content: content)
    }
}
