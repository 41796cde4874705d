// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// Tells the list that the content is a row of whether the row's context menu is open; `nil` tells nothing.
nonisolated struct OpenMenuTrait: ViewModifier {
    typealias Body = Never
    let isOpen: Bool?
}

extension OpenMenuTrait: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<OpenMenuTrait> {
        override func trait(_ key: TraitKey) -> Any? {
            if key == .rowMenuIsOpen, let isOpen = modifier.isOpen { return isOpen }
            return super.trait(key)
        }

        override func modifierDidChange(from old: OpenMenuTrait) { traitDidChange() }
    }
}
