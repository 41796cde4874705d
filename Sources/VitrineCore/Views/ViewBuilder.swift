// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A result builder that combines the views of a closure into one view.
@resultBuilder
nonisolated public struct ViewBuilder {
    /// Returns a view expression as it is.
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
        content
    }

    /// Rejects an expression that is not a view, with an error at compile time.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some View {
        fatalError()
    }

    /// Builds an empty view from a closure without statements.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// Returns the only view of a closure unchanged.
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
        content
    }

    /// Builds a tuple view from the views of a closure.
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View {
        TupleView((repeat each content))
    }

    /// Builds the view of an `if` without `else`: the content, or nothing when the condition is false.
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
        content
    }

    /// Builds the view of a condition from its first branch.
    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the view of a condition from its second branch.
    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Erases the type of a view that is available only on some platform versions.
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}
