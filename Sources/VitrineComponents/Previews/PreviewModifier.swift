// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// A type that modifies previews and gives them a shared context.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the shared context.
    associatedtype Context = Void

    /// The type of view that `body` returns.
    associatedtype Body: View

    /// Creates the context of all previews with the modifier; called once in a process.
    ///
    /// - Returns: The context.
    /// - Throws: Any error, which the preparation of the preview rethrows.
    @MainActor @preconcurrency
    static func makeSharedContext() async throws -> Self.Context

    /// Returns the modified preview.
    ///
    /// - Parameters:
    ///   - content: The preview.
    ///   - context: The shared context.
    /// - Returns: The view to show.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, context: Self.Context) -> Self.Body

    /// The type of the preview that is modified.
    typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
    /// Creates no context.
    @MainActor @preconcurrency
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is applied to.
nonisolated public struct PreviewModifierContent: View {
    /// A primitive view: it has no body.
    public typealias Body = Never
    private let content: AnyView

    package init(_ content: AnyView) {
        self.content = content
    }
}

extension PreviewModifierContent: PrimitiveView {
    package nonisolated static var arity: Arity { .dynamic }

    @MainActor package static func makeNode(_ view: PreviewModifierContent, _ context: NodeContext) -> ViewNode {
        // The content takes the place of this view, without a node of its own.
        AnyView.makeNode(view.content, context)
    }
}
