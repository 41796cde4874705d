// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// A view that arranges its subviews with a custom layout.
nonisolated public struct _LayoutView<L: Layout, Content: View>: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    package let layout: L
    package let content: Content
}

/// A view that arranges its subviews with a layout whose data are animated: its body runs at steps on the way.
nonisolated struct LayoutMotion<L: Layout, Content: View>: View, Animatable {
    var layout: L
    let content: Content

    var animatableData: L.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
    }

    @MainActor var body: _LayoutView<L, Content> { _LayoutView(layout: layout, content: content) }
}

extension Layout {
    /// Returns a view that arranges its subviews with this layout, and places them anew on the way of an animation.
    public nonisolated func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        LayoutMotion(layout: self, content: content())
    }
}

extension Layout where AnimatableData == EmptyAnimatableData {
    /// Returns a view that arranges its subviews with this layout.
    public nonisolated func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
        _LayoutView(layout: self, content: content())
    }
}

extension _LayoutView: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: ContainerNode<_LayoutView<L, Content>> {
        private let custom: CustomLayoutNode

        init(_ view: _LayoutView<L, Content>, _ context: NodeContext) {
            custom = CustomLayoutNode(tree: context.graph.layout, layout: view.layout)
            super.init(view, context, layout: custom)
            load(view.content, context)
        }

        override func viewDidChange(from old: _LayoutView<L, Content>) {
            if !ValueComparisons.shared.isSame(old.layout, view.layout) {
                custom.setLayout(view.layout)
                readCells()
            }
            updateContent(view.content)
        }

        override func syncList() {
            super.syncList()
            readCells()
        }

        /// Passes on what the content says about its cells, if the layout is a grid.
        private func readCells() {
            let layout: any Layout = (view.layout as? any LayoutContainer)?.contained ?? view.layout
            guard let grid = type(of: layout) as? any CellReadingLayout.Type else { return }
            custom.setCells(grid.cells(of: content, in: self))
        }
    }
}

/// A layout that reads the rows and cells of its content, as a grid does.
package protocol CellReadingLayout: Layout {
    /// Returns the layout parameters of each element of the content of a node.
    @MainActor static func cells(of content: ViewNode, in node: ViewNode) -> [GridCell]
}

/// A modifier that attaches a value for custom layouts.
nonisolated public struct _LayoutTraitModifier<Key: LayoutValueKey>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let value: Key.Value
}

extension View {
    /// Attaches a value to this view, which a custom layout around it can read.
    public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
        modifier(_LayoutTraitModifier<K>(value: value))
    }
}

extension _LayoutTraitModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<_LayoutTraitModifier<Key>> {
        private let node: LayoutValueNode

        init(_ modifier: _LayoutTraitModifier<Key>, _ context: NodeContext) {
            node = LayoutValueNode(
                tree: context.graph.layout, key: ObjectIdentifier(Key.self), value: modifier.value)
            super.init(modifier, context, layout: node)
        }

        override func modifierDidChange(from old: _LayoutTraitModifier<Key>) { node.value = modifier.value }
    }
}
