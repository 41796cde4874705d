// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
import VitrineDisplay
@_spi(Engine) public import VitrineLayout

/// A modifier that shows a bar at an edge of its content.
nonisolated public struct _SafeAreaInsetModifier<Bar: View>: ViewModifier {
    /// A primitive modifier: it has no body.
    public typealias Body = Never
    package let edge: Edge
    package let alignment: Alignment
    package let spacing: CGFloat?
    package let bar: Bar
}

extension View {
    /// Shows a view above or below this view, which shrinks its safe area.
    ///
    /// - Parameters:
    ///   - edge: The edge, `.top` or `.bottom`.
    ///   - alignment: The horizontal alignment of the inserted view.
    ///   - spacing: The distance to the content, in points; `nil` for the platform's default.
    ///   - content: A view builder of the inserted view.
    /// - Returns: A view that shows both.
    public nonisolated func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, bar: content()))
    }

    /// Shows a view beside this view, which shrinks its safe area.
    ///
    /// - Parameters:
    ///   - edge: The edge, `.leading` or `.trailing`.
    ///   - alignment: The vertical alignment of the inserted view.
    ///   - spacing: The distance to the content, in points; `nil` for the platform's default.
    ///   - content: A view builder of the inserted view.
    /// - Returns: A view that shows both.
    public nonisolated func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            _SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
    }
}

extension View {
    /// Shows a bar above or below this view, which shrinks its safe area.
    ///
    /// - Support: partial: what is scrolled under the bar is not blurred.
    public nonisolated func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar beside this view, which shrinks its safe area.
    ///
    /// - Support: partial: what is scrolled under the bar is not blurred.
    public nonisolated func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }
}

extension _SafeAreaInsetModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    /// Whether the bar precedes the content in the order of focus and of screen readers.
    private var isBarFirst: Bool { edge == .top || edge == .leading }
    @MainActor private func frontBar(_ motion: PageScrollers.BarMotion?) -> FrontBar<Bar> {
        FrontBar(bar: bar, isFirst: isBarFirst, motion: motion)
    }

    private final class Node: LayoutModifierNode<_SafeAreaInsetModifier<Bar>> {
        private let node: SafeAreaInsetNode
        private var item: BarFirstItem?
        private var bar: ViewNode!
        private var barSlot = UnarySlot()
        /// How the bar moves up with the large title of the enclosing page, or `nil`.
        private var motion: PageScrollers.BarMotion?
        private let scrollers: PageScrollers?

        init(_ modifier: _SafeAreaInsetModifier<Bar>, _ context: NodeContext) {
            node = SafeAreaInsetNode(
                tree: context.graph.layout, edge: modifier.edge, spacing: modifier.spacing,
                alignment: modifier.alignment)
            scrollers = context.scope.object(of: PageScrollers.self)
            super.init(modifier, context, layout: node)
            resolveItem()
            bar = context.content(of: self).at(1).make(modifier.frontBar(nil))
            scrollers?.add(node) { [weak self] in self?.follow($0) }
        }

        private func follow(_ new: PageScrollers.BarMotion?) {
            guard new != motion, isAlive else { return }
            motion = new
            withUnsafePointer(to: modifier.frontBar(motion)) { bar.update(from: UnsafeRawPointer($0)) }
        }

        override func willDie() {
            super.willDie()
            scrollers?.remove(node)
        }

        private func resolveItem() {
            item = modifier.isBarFirst ? BarFirstItem(node, graph: graph) : nil
            node.attachment = item
        }

        override func syncList() {
            super.syncList()
            let layout = barSlot.layoutNode(for: bar, of: self)
            if node.bar !== layout { node.bar = layout }
        }

        override func modifierDidChange(from old: _SafeAreaInsetModifier<Bar>) {
            node.edge = modifier.edge
            node.gap = modifier.spacing
            node.alignment = modifier.alignment
            if old.isBarFirst != modifier.isBarFirst {
                resolveItem()
                graph.layout.changes.restructured.append(node)
                if let parent = node.parent { graph.layout.changes.restructured.append(parent) }
            }
            withUnsafePointer(to: modifier.frontBar(motion)) { bar.update(from: UnsafeRawPointer($0)) }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            body(bar)
        }
    }
}

/// A bar that is painted above the content, even where it precedes the content in the tree.
private struct FrontBar<Bar: View>: View {
    let bar: Bar
    let isFirst: Bool
    let motion: PageScrollers.BarMotion?

    // No other view of this layer uses such a high z-index.
    var body: some View {
        if isFirst {
            bar.modifier(TitleFollower(scroller: motion?.scroller, height: motion?.height ?? 0)).zIndex(10_000)
        } else {
            bar
        }
    }
}

/// The display item of a content whose bar comes first; the layout places the bar last.
private final class BarFirstItem: DisplayItem {
    override func arrange() {
        var layers: [Layer] = []
        collect(node, .zero, &layers)
        let count = barLayerCount
        replaceChildren(of: layer, with: Array(layers.suffix(count) + layers.dropLast(count)))
    }

    private var barLayerCount: Int {
        guard let bar = (node as? SafeAreaInsetNode)?.bar, bar.isPlaced else { return 0 }
        if bar.displayItem != nil { return 1 }
        var layers: [Layer] = []
        collect(bar, bar.frameOrigin, &layers)
        return layers.count
    }
}
