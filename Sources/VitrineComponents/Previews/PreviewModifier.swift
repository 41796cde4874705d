// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore

/// What several previews have in common: views and data around them, made once for all.
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void

    /// The type of view that `body` returns.
    associatedtype Body: View

    /// Makes what the previews share; called once in a process for each type of modifier.
    @MainActor @preconcurrency
    static func makeSharedContext() async throws -> Self.Context

    /// The preview with what the modifier puts around it.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, context: Self.Context) -> Self.Body

    /// The preview that is modified.
    typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    @MainActor @preconcurrency
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is applied to.
nonisolated public struct PreviewModifierContent: View {
    public typealias Body = Never
    private let content: AnyView

    package init(_ content: AnyView) {
        self.content = content
    }
}

extension PreviewModifierContent: PrimitiveView {
    package nonisolated static var arity: Arity { .dynamic }

    @MainActor package static func makeNode(_ view: PreviewModifierContent, _ context: NodeContext) -> ViewNode {
        // Nothing of its own: the content lies where it lies.
        AnyView.makeNode(view.content, context)
    }
}
