// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A modifier that adds to the traits of a view, which are a preference that is changed part by part.
///
/// Several of them around the same view add to each other, such as a title and a display mode; the key's `reduce` is
/// not called.
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
