// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

extension TraitKey {
    static let rowBackground = TraitKey("rowBackground")
    static let rowInsets = TraitKey("rowInsets")
    /// Whether the row is a link.
    static let rowLink = TraitKey("rowLink")
    static let rowSeparatorAbove = TraitKey("rowSeparatorAbove")
    static let rowSeparatorBelow = TraitKey("rowSeparatorBelow")
    static let rowSeparatorTintAbove = TraitKey("rowSeparatorTintAbove")
    static let rowSeparatorTintBelow = TraitKey("rowSeparatorTintBelow")
}

/// Values that a row carries for its list.
nonisolated public struct _ListRowModifier: ViewModifier {
    public typealias Body = Never
    package let values: [TraitKey: Any]

    /// One value; `nil` says nothing.
    package init(_ key: TraitKey, _ value: Any?) {
        values = value.map { [key: $0] } ?? [:]
    }

    /// A value for the lines at some edges of the row; `nil` says nothing.
    package init(_ value: Any?, edges: VerticalEdge.Set, above: TraitKey, below: TraitKey) {
        var values: [TraitKey: Any] = [:]
        if let value, edges.contains(.top) { values[above] = value }
        if let value, edges.contains(.bottom) { values[below] = value }
        self.values = values
    }
}

extension View {
    /// Puts a view behind this row instead of the list's own ground.
    public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
        modifier(_ListRowModifier(.rowBackground, view.map { AnyView($0) }))
    }

    /// Insets the content of this row; `nil` is the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_ListRowModifier(.rowInsets, insets))
    }

    /// Shows or hides the lines above and below this row. The line between two rows is hidden where either hides it;
    /// at the ends of a group, which have none of their own, a line has to be asked for.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _ListRowModifier(
                visibility, edges: edges, above: .rowSeparatorAbove, below: .rowSeparatorBelow))
    }

    /// Colours the lines above and below this row. Between two rows the colour that the upper one gives comes first.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _ListRowModifier(
                color, edges: edges, above: .rowSeparatorTintAbove, below: .rowSeparatorTintBelow))
    }
}

extension _ListRowModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_ListRowModifier> {
        override func trait(_ key: TraitKey) -> Any? {
            modifier.values[key] ?? super.trait(key)
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
