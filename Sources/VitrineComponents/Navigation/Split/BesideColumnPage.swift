// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// Keeps navigation stacks inside from taking over the page of a split view's column that they stand beside: they have
/// bars of their own.
nonisolated struct BesideColumnPage: ViewModifier {
    typealias Body = Never
}

extension BesideColumnPage: PrimitiveModifier {
    static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ScopeModifierNode<BesideColumnPage> {
        override func write() {
            guard let page = scope.object(of: ColumnPage.self) else { return }
            // No view is in this group, so no stack finds itself on the page.
            let none = ColumnPage(group: AppearanceGroup(outer: nil), link: page.link)
            inner.setObject(none, of: ColumnPage.self)
        }
    }
}
