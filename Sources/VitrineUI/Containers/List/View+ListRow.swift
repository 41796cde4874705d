// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

extension TraitKey {
    static let rowBackground = TraitKey("rowBackground")
    static let rowInsets = TraitKey("rowInsets")
    static let rowSeparator = TraitKey("rowSeparator")
    static let rowSeparatorTint = TraitKey("rowSeparatorTint")
}

/// A value that a row carries for its list.
nonisolated public struct _ListRowModifier: ViewModifier {
    public typealias Body = Never
    package let key: TraitKey
    package let value: Any?
}

extension View {
    /// Puts a view behind this row instead of the list's own ground.
    public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
        modifier(_ListRowModifier(key: .rowBackground, value: view.map { AnyView($0) }))
    }

    /// Insets the content of this row; `nil` is the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_ListRowModifier(key: .rowInsets, value: insets))
    }

    /// Shows or hides the line below this row.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListRowModifier(key: .rowSeparator, value: edges.contains(.bottom) ? visibility : nil))
    }

    /// Colours the line below this row.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListRowModifier(key: .rowSeparatorTint, value: edges.contains(.bottom) ? color : nil))
    }
}

extension _ListRowModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_ListRowModifier> {
        override func trait(_ key: TraitKey) -> Any? {
            key == modifier.key ? modifier.value ?? super.trait(key) : super.trait(key)
        }

        override func modifierDidChange(from old: _ListRowModifier) {
            // The same rows, looked at again.
            listDidChange(ListChange(removed: 0..<0, inserted: 0))
        }
    }
}

extension ViewNode {
    /// The value that an element carries for the owner of its list: modifiers between the two count, outermost first.
    package final func elementTrait(_ key: TraitKey, in owner: ViewNode) -> Any? {
        var found = trait(key)
        var node = parent
        while let current = node, current !== owner {
            if let outer = current.trait(key) { found = outer }
            node = current.parent
        }
        return found
    }
}
