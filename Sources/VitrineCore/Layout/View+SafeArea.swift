// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A modifier that lets its content extend under bars and device edges.
nonisolated public struct _SafeAreaIgnoringLayout: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The regions that the content may extend into.
    public var regions: SafeAreaRegions
    /// The edges at which the content may extend.
    public var edges: Edge.Set
}

/// A modifier that excludes a margin of its content from the safe area.
nonisolated public struct _SafeAreaPaddingModifier: ViewModifier, Equatable, Sendable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let edges: Edge.Set
    /// The insets in points; `nil` for the platform's default.
    package let insets: EdgeInsets?
}

extension View {
    /// Lets this view extend under bars and device edges that it touches.
    ///
    /// - Parameters:
    ///   - regions: The regions that the view may extend into.
    ///   - edges: The edges at which the view may extend.
    /// - Returns: A view that ignores the safe area.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
    }

    /// Lets this view extend under bars and device edges that it touches.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }

    /// Adds margins to the safe area of this view, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingModifier(edges: .all, insets: insets))
    }

    /// Adds equal margins to some edges of this view's safe area, in points; `nil` for the platform's default.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_SafeAreaPaddingModifier(edges: edges, insets: length.map { EdgeInsets($0, edges: edges) }))
    }

    /// Adds equal margins to all edges of this view's safe area, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        modifier(_SafeAreaPaddingModifier(edges: .all, insets: EdgeInsets(length, edges: .all)))
    }
}

extension _SafeAreaIgnoringLayout: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private var reached: Edge.Set { regions.contains(.container) ? edges : [] }

    private final class Node: LayoutModifierNode<_SafeAreaIgnoringLayout> {
        private let node: IgnoresSafeAreaNode

        init(_ modifier: _SafeAreaIgnoringLayout, _ context: NodeContext) {
            node = IgnoresSafeAreaNode(tree: context.graph.layout, edges: modifier.reached)
            super.init(modifier, context, layout: node)
        }

        override func modifierDidChange(from old: _SafeAreaIgnoringLayout) { node.edges = modifier.reached }
    }
}

extension _SafeAreaPaddingModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_SafeAreaPaddingModifier> {
        private let padding: SafeAreaPaddingNode

        init(_ modifier: _SafeAreaPaddingModifier, _ context: NodeContext) {
            padding = SafeAreaPaddingNode(tree: context.graph.layout, insets: modifier.resolved(context.graph))
            super.init(modifier, context, layout: padding)
        }

        override func modifierDidChange(from old: _SafeAreaPaddingModifier) {
            padding.insets = modifier.resolved(graph)
        }
    }

    @MainActor private func resolved(_ graph: ViewGraph) -> EdgeInsets {
        insets ?? EdgeInsets(graph.layout.profile.defaultPadding, edges: edges)
    }
}
