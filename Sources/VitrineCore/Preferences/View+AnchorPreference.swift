// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// A modifier that sets a preference computed from an anchor of the content.
nonisolated struct AnchorWritingModifier<Value, Key: PreferenceKey>: ViewModifier {
    typealias Body = Never
    let source: Anchor<Value>.Source
    let value: (Anchor<Value>) -> Key.Value
}

/// A modifier that changes a preference of the content with an anchor of the content.
nonisolated struct AnchorTransformModifier<Value, Key: PreferenceKey>: ViewModifier {
    typealias Body = Never
    let source: Anchor<Value>.Source
    let transform: (inout Key.Value, Anchor<Value>) -> Void
}

extension View {
    /// Sets a value for a preference key, computed from an anchor of this view.
    public nonisolated func anchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey {
        modifier(AnchorWritingModifier<A, K>(source: value, value: transform))
    }

    /// Changes the value of a preference key with an anchor of this view.
    public nonisolated func transformAnchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(AnchorTransformModifier<A, K>(source: value, transform: transform))
    }
}

extension AnchorWritingModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<AnchorWritingModifier<Value, Key>>, PreferenceWriting {
        private let home = AnchorPlace()
        private var tracker = ObservationTracker()

        var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
        var keepsInnerValues: Bool { false }

        override func contentDidLoad() {
            home.find(self)
            graph.preferences.add(self)
        }

        override func elementsDidChange() { home.find(self) }

        override func modifierDidChange(from old: AnchorWritingModifier<Value, Key>) {
            graph.preferences.changed(preferenceKey, in: graph)
        }

        func write(into value: inout Any) {
            guard var combined = value as? Key.Value else { return }
            let anchor = Anchor(place: home, source: modifier.source)
            // This node observes what the closure reads.
            let own = graph.reading(self) {
                tracker.track(self, type: ViewType.of(ModifiedContent<EmptyView, AnchorWritingModifier>.self)) {
                    UncheckedSendable(modifier.value(anchor))
                }
            }
            Key.reduce(value: &combined) { own.value }
            value = combined
        }

        override func refresh() {
            graph.dequeue(self)
            graph.preferences.changed(preferenceKey, in: graph)
        }

        override func willDie() {
            super.willDie()
            tracker.end()
            graph.preferences.remove(self)
        }
    }
}

extension AnchorTransformModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: PreferenceTransformNode<AnchorTransformModifier<Value, Key>, Key> {
        private let home = AnchorPlace()

        override func contentDidLoad() {
            home.find(self)
            super.contentDidLoad()
        }

        override func elementsDidChange() { home.find(self) }

        override func transform(_ value: inout Key.Value) {
            modifier.transform(&value, Anchor(place: home, source: modifier.source))
        }
    }
}

extension AnchorPlace {
    /// Takes over the view that the node shows now.
    @MainActor
    fileprivate func find(_ node: ViewNode) {
        self.node = node.elementCount == 1 ? node.element(at: 0).layoutNode : nil
    }
}
