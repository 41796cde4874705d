// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// A modifier that layers a view, which depends on a preference of the content, over or behind the content.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    typealias Body = Never
    let alignment: Alignment
    let isBackground: Bool
    let transform: (Key.Value) -> Layer
}

extension View {
    /// Layers a view in front of this view that is computed from this view's value of a preference key.
    public nonisolated func overlayPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// Layers a view in front of this view that is computed from this view's value of a preference key.
    public nonisolated func overlayPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        layered(key, alignment, isBackground: false, transform)
    }

    /// Layers a view behind this view that is computed from this view's value of a preference key.
    public nonisolated func backgroundPreferenceValue<Key, T>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View where Key: PreferenceKey, T: View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }

    /// Layers a view behind this view that is computed from this view's value of a preference key.
    public nonisolated func backgroundPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        layered(key, alignment, isBackground: true, transform)
    }

    private nonisolated func layered<K, V>(
        _ key: K.Type, _ alignment: Alignment, isBackground: Bool, _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        modifier(
            PreferenceLayerModifier<K, ZStack<V>>(alignment: alignment, isBackground: isBackground) { value in
                ZStack(alignment: alignment) { transform(value) }
            })
    }
}

extension PreferenceLayerModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    /// Creates the layer once the content's value is known, and updates it when the value changes, in the next round
    /// with the transaction that changed it.
    ///
    /// Preferences of the layer itself are not included.
    private final class Node: LayoutModifierNode<PreferenceLayerModifier<Key, Layer>>, PreferenceReading {
        private let node: OverlayNode
        private let context: UncheckedSendable<NodeContext>
        private var tracker = ObservationTracker()
        private var value: Key.Value?
        private var layer: ViewNode?
        private var layerSlot = UnarySlot()

        var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

        init(_ modifier: PreferenceLayerModifier<Key, Layer>, _ context: NodeContext) {
            node = OverlayNode(
                tree: context.graph.layout, alignment: modifier.alignment, isBackground: modifier.isBackground)
            self.context = UncheckedSendable(context)
            super.init(modifier, context, layout: node)
        }

        override func contentDidLoad() {
            super.contentDidLoad()
            graph.preferences.add(self)
        }

        func deliver(_ writers: [any PreferenceWriting]) {
            var combined: Any = Key.defaultValue
            for writer in writers where layer.map({ !writer.isInside($0) }) ?? true { writer.write(into: &combined) }
            guard let new = combined as? Key.Value else { return }
            if let value, ValueComparisons.shared.isSame(value, new) { return }
            value = new
            UpdateContext.with(transaction: graph.preferences.transaction) { invalidate() }
        }

        override func modifierDidChange(from old: PreferenceLayerModifier<Key, Layer>) {
            node.alignment = modifier.alignment
            write()
        }

        override func refresh() { write() }

        private func write() {
            guard let value else { return }
            graph.dequeue(self)
            graph.counters.closures += 1
            let view = graph.reading(self) {
                tracker.track(self, type: ViewType.of(ModifiedContent<EmptyView, PreferenceLayerModifier>.self)) {
                    modifier.transform(value)
                }
            }
            if let layer {
                withUnsafePointer(to: view) { layer.update(from: UnsafeRawPointer($0)) }
            } else {
                layer = context.value.content(of: self).at(1).make(view)
                syncList()
            }
        }

        override func syncList() {
            super.syncList()
            guard let layer else { return }
            let layout = layerSlot.layoutNode(for: layer, of: self)
            if node.secondary !== layout { node.secondary = layout }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            if let layer { body(layer) }
        }

        override func willDie() {
            super.willDie()
            tracker.end()
            graph.preferences.remove(self)
        }
    }
}
