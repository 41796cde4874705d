// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Adds to what a view says of itself to those around it: the value of a preference, changed part by part.
///
/// Several around the same view add to each other, as a title and a display mode do; the key's `reduce` is never asked.
nonisolated package struct TraitsModifier<Key: PreferenceKey>: ViewModifier {
    package typealias Body = Never
    let change: (inout Key.Value) -> Void

    package init(change: @escaping (inout Key.Value) -> Void) {
        self.change = change
    }
}

extension TraitsModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<TraitsModifier<Key>>, PreferenceWriting {
        var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
        var keepsInnerValues: Bool { true }

        override func contentDidLoad() { graph.preferences.add(self) }

        override func modifierDidChange(from old: TraitsModifier<Key>) {
            graph.preferences.changed(preferenceKey, in: graph)
        }

        func write(into value: inout Any) {
            guard var traits = value as? Key.Value else { return }
            modifier.change(&traits)
            value = traits
        }

        override func willDie() {
            super.willDie()
            graph.preferences.remove(self)
        }
    }
}
