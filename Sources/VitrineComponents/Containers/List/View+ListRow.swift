// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) public import VitrineCore
@_spi(Engine) public import VitrineLayout

extension TraitKey {
    static let rowBackground = TraitKey("rowBackground")
    static let rowInsets = TraitKey("rowInsets")
    /// Whether the row is a navigation link.
    static let rowLink = TraitKey("rowLink")
    /// Whether the row's context menu is open; no value for rows without one.
    static let rowMenuIsOpen = TraitKey("rowMenuIsOpen")
    static let rowSeparatorAbove = TraitKey("rowSeparatorAbove")
    static let rowSeparatorBelow = TraitKey("rowSeparatorBelow")
    static let rowSeparatorTintAbove = TraitKey("rowSeparatorTintAbove")
    static let rowSeparatorTintBelow = TraitKey("rowSeparatorTintBelow")
}

/// A modifier that passes values from a row to its list.
nonisolated public struct _ListRowModifier: ViewModifier {
    /// A primitive modifier: it has no body.
    public typealias Body = Never
    package let values: [TraitKey: Any]

    /// Creates a modifier with one value; `nil` passes none.
    package init(_ key: TraitKey, _ value: Any?) {
        values = value.map { [key: $0] } ?? [:]
    }

    /// Creates a modifier with a value for the separators at some edges of the row; `nil` passes none.
    package init(_ value: Any?, edges: VerticalEdge.Set, above: TraitKey, below: TraitKey) {
        var values: [TraitKey: Any] = [:]
        if let value, edges.contains(.top) { values[above] = value }
        if let value, edges.contains(.bottom) { values[below] = value }
        self.values = values
    }
}

extension View {
    /// Sets the background of this row in its list; `nil` keeps the list's own.
    public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
        modifier(_ListRowModifier(.rowBackground, view.map { AnyView($0) }))
    }

    /// Sets the insets of this row's content, in points; `nil` keeps the list's own.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_ListRowModifier(.rowInsets, insets))
    }

    /// Shows or hides the separators above and below this row.
    ///
    /// The separator between two rows is hidden if either row hides it. The outer edges of a group have a separator
    /// only if it is set to `.visible`.
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - edges: The edges that it applies to; both by default.
    /// - Returns: A view whose row has the separators.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _ListRowModifier(
                visibility, edges: edges, above: .rowSeparatorAbove, below: .rowSeparatorBelow))
    }

    /// Sets the colour of the separators above and below this row.
    ///
    /// Between two rows the colour of the upper row takes precedence.
    ///
    /// - Parameters:
    ///   - color: The colour; `nil` keeps the list's own.
    ///   - edges: The edges that it applies to; both by default.
    /// - Returns: A view whose row has the separators.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _ListRowModifier(
                color, edges: edges, above: .rowSeparatorTintAbove, below: .rowSeparatorTintBelow))
    }
}

extension _ListRowModifier: TraitModifier {}

extension _ListRowModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_ListRowModifier> {
        override func trait(_ key: TraitKey) -> Any? {
            modifier.values[key] ?? super.trait(key)
        }

        override func modifierDidChange(from old: _ListRowModifier) {
            // The rows stay the same, but the list has to read their values again.
            traitDidChange()
        }
    }
}

extension ViewNode {
    /// Returns the value of an element for the owner of its list.
    ///
    /// Modifiers between the element and the owner count as well; the outermost one takes precedence.
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
