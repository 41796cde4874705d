// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// A modifier that layers a view in front of or behind its content, proposed the content's size.
nonisolated public struct _OverlayModifier<Overlay: View>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let overlay: Overlay
    package let alignment: Alignment
    package let isBackground: Bool

    package init(overlay: Overlay, alignment: Alignment, isBackground: Bool) {
        self.overlay = overlay
        self.alignment = alignment
        self.isBackground = isBackground
    }
}

extension View {
    /// Layers views in front of this view, which are proposed its size.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views with this view.
    ///   - content: A view builder that creates the views.
    /// - Returns: A view with the overlay.
    public nonisolated func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            _OverlayModifier(
                overlay: ZStack(alignment: alignment, content: content), alignment: alignment, isBackground: false))
    }

    /// Layers a view in front of this view.
    ///
    /// A view that is also a shape style is used as a style.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View where Overlay: View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment, isBackground: false))
    }

    /// Layers views behind this view, which are proposed its size.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the views with this view.
    ///   - content: A view builder that creates the views.
    /// - Returns: A view with the background.
    public nonisolated func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            _OverlayModifier(
                overlay: ZStack(alignment: alignment, content: content), alignment: alignment, isBackground: true))
    }

    /// Layers a view behind this view.
    ///
    /// A view that is also a shape style is used as a style.
    @_disfavoredOverload
    public nonisolated func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View where Background: View {
        modifier(_OverlayModifier(overlay: background, alignment: alignment, isBackground: true))
    }
}

extension _OverlayModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_OverlayModifier<Overlay>> {
        private let node: OverlayNode
        private var secondary: ViewNode!
        private var secondarySlot = UnarySlot()

        init(_ modifier: _OverlayModifier<Overlay>, _ context: NodeContext) {
            node = OverlayNode(
                tree: context.graph.layout, alignment: modifier.alignment, isBackground: modifier.isBackground)
            super.init(modifier, context, layout: node)
            secondary = context.content(of: self).at(1).make(modifier.overlay)
        }

        override func syncList() {
            super.syncList()
            let layout = secondarySlot.layoutNode(for: secondary, of: self)
            if node.secondary !== layout { node.secondary = layout }
        }

        override func modifierDidChange(from old: _OverlayModifier<Overlay>) {
            node.alignment = modifier.alignment
            withUnsafePointer(to: modifier.overlay) { secondary.update(from: UnsafeRawPointer($0)) }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            body(secondary)
        }
    }
}
