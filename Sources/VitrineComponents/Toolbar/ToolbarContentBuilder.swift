// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// Builds the items of a toolbar from a closure.
@resultBuilder
nonisolated public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some ToolbarContent where repeat each Content: ToolbarContent {
        ToolbarTuple(value: (repeat each content))
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent {
        content
    }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content>(
        _ content: Content
    ) -> some ToolbarContent where Content: ToolbarContent {
        content
    }
}

/// Items of several contents, in order.
nonisolated struct ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
    typealias Body = Never
    let value: (repeat each Content)
}

extension ToolbarTuple: PrimitiveToolbarContent {
    var elements: some View { TupleView((repeat ToolbarElements(each value))) }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    package var elements: some View { map { ToolbarElements($0) } }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    @ViewBuilder package var elements: some View {
        switch storage {
        case .trueContent(let content): ToolbarElements(content)
        case .falseContent(let content): ToolbarElements(content)
        }
    }
}
