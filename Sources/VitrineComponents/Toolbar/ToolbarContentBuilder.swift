// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A result builder that collects the items of a toolbar.
@resultBuilder
nonisolated public struct ToolbarContentBuilder {
    /// Uses toolbar content as it is.
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
        content
    }

    /// Builds a single content.
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    /// Builds several contents.
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some ToolbarContent where repeat each Content: ToolbarContent {
        ToolbarTuple(value: (repeat each content))
    }

    /// Uses the content of an `if` without `else`, or none.
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent {
        content
    }

    /// Uses the content of the first branch.
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Uses the content of the second branch.
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds a single content that the user may change.
    public static func buildBlock<Content>(
        _ content: Content
    ) -> some CustomizableToolbarContent where Content: CustomizableToolbarContent {
        content
    }

    /// Builds several contents that the user may change.
    public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {
        ToolbarTuple(value: (repeat each content))
    }

    /// Uses content of an availability condition.
    public static func buildLimitedAvailability<Content>(
        _ content: Content
    ) -> some ToolbarContent where Content: ToolbarContent {
        content
    }
}

/// Several contents in sequence.
nonisolated struct ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
    typealias Body = Never
    let value: (repeat each Content)
}

extension ToolbarTuple: PrimitiveToolbarContent {
    var elements: some View { TupleView((repeat ToolbarElements(each value))) }

    @MainActor var secondaryItems: AnyView? {
        var found: [AnyView] = []
        for content in repeat each value {
            if let items = (content as? any PrimitiveToolbarContent)?.secondaryItems { found.append(items) }
        }
        return found.isEmpty ? nil : AnyView(ForEach(found.indices, id: \.self) { found[$0] })
    }

    @MainActor var holdsOwnContent: Bool {
        for content in repeat each value {
            if isOrHoldsOwnContent(content) { return true }
        }
        return false
    }

    @MainActor func elements(handing menu: SecondaryItems) -> AnyView {
        var found: [AnyView?] = []
        var last = -1
        for content in repeat each value {
            if isOrHoldsOwnContent(content) { last = found.count }
            found.append((content as? any PrimitiveToolbarContent)?.secondaryItems)
        }
        var handed = menu
        handed.before += found.prefix(max(last, 0)).compactMap { $0 }
        handed.after = found.dropFirst(last + 1).compactMap { $0 } + menu.after
        var index = -1
        func menuOfNext() -> SecondaryItems? {
            index += 1
            return index == last ? handed : nil
        }
        return AnyView(TupleView((repeat ToolbarElements(each value, menu: menuOfNext()))))
    }
}

extension ToolbarTuple: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    package var elements: some View { map { ToolbarElements($0) } }
    @MainActor package var secondaryItems: AnyView? { flatMap { ($0 as? any PrimitiveToolbarContent)?.secondaryItems } }

    @MainActor package var holdsOwnContent: Bool {
        guard let content = self else { return false }
        return isOrHoldsOwnContent(content)
    }

    @MainActor package func elements(handing menu: SecondaryItems) -> AnyView {
        AnyView(map { ToolbarElements($0, menu: menu) })
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    @ViewBuilder package var elements: some View {
        switch storage {
        case .trueContent(let content): ToolbarElements(content)
        case .falseContent(let content): ToolbarElements(content)
        }
    }

    @MainActor package var holdsOwnContent: Bool {
        switch storage {
        case .trueContent(let content): isOrHoldsOwnContent(content)
        case .falseContent(let content): isOrHoldsOwnContent(content)
        }
    }

    @MainActor package func elements(handing menu: SecondaryItems) -> AnyView {
        AnyView(elementsHanding(menu))
    }

    @MainActor @ViewBuilder private func elementsHanding(_ menu: SecondaryItems) -> some View {
        switch storage {
        case .trueContent(let content): ToolbarElements(content, menu: menu)
        case .falseContent(let content): ToolbarElements(content, menu: menu)
        }
    }

    @MainActor package var secondaryItems: AnyView? {
        switch storage {
        case .trueContent(let content): (content as? any PrimitiveToolbarContent)?.secondaryItems
        case .falseContent(let content): (content as? any PrimitiveToolbarContent)?.secondaryItems
        }
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
