// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A modifier that insets its content.
nonisolated public struct _PaddingLayout: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package var edges: Edge.Set
    /// The insets in points; `nil` for the platform's default.
    package var insets: EdgeInsets?
}

extension View {
    /// Adds padding to each edge of this view, in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    /// Adds equal padding to some edges of this view, in points; `nil` for the platform's default.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: edges) }))
    }

    /// Adds equal padding to all edges of this view, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length, edges: .all)))
    }
}

extension _PaddingLayout: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_PaddingLayout> {
        private let padding: PaddingNode

        init(_ modifier: _PaddingLayout, _ context: NodeContext) {
            padding = PaddingNode(
                tree: context.graph.layout, insets: modifier.resolved(context.graph.layout.profile.defaultPadding))
            super.init(modifier, context, layout: padding)
        }

        override func modifierDidChange(from old: _PaddingLayout) {
            padding.insets = modifier.resolved(graph.layout.profile.defaultPadding)
        }
    }

    private func resolved(_ standard: CGFloat) -> EdgeInsets {
        insets ?? EdgeInsets(standard, edges: edges)
    }
}
