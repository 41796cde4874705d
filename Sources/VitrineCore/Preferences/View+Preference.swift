// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A modifier that sets a preference.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let value: Key.Value

    package init(value: Key.Value) {
        self.value = value
    }
}

/// A modifier that changes a preference of the content.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let transform: (inout Key.Value) -> Void
}

/// A modifier that runs an action when a preference of the content changes.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let action: (Key.Value) -> Void

    package init(action: @escaping (Key.Value) -> Void) {
        self.action = action
    }
}

extension View {
    /// Sets a value for a preference key, which views around this one can read.
    public nonisolated func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes the value of a preference key that the content of this view set.
    public nonisolated func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }

    /// Runs an action with the value of a preference key initially and whenever it changes.
    public nonisolated func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}

extension _PreferenceWritingModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_PreferenceWritingModifier<Key>>, PreferenceWriting {
        var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
        var keepsInnerValues: Bool { false }

        override func contentDidLoad() { graph.preferences.add(self) }

        override func modifierDidChange(from old: _PreferenceWritingModifier<Key>) {
            graph.preferences.changed(preferenceKey, in: graph)
        }

        func write(into value: inout Any) {
            guard var combined = value as? Key.Value else { return }
            Key.reduce(value: &combined) { modifier.value }
            value = combined
        }

        override func willDie() {
            super.willDie()
            graph.preferences.remove(self)
        }
    }
}

extension _PreferenceTransformModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: PreferenceTransformNode<_PreferenceTransformModifier<Key>, Key> {
        override func transform(_ value: inout Key.Value) { modifier.transform(&value) }
    }
}

extension _PreferenceActionModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<_PreferenceActionModifier<Key>>, PreferenceReading {
        private var last: Key.Value?
        var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

        override func contentDidLoad() { graph.preferences.add(self) }

        func deliver(_ writers: [any PreferenceWriting]) {
            var combined: Any = Key.defaultValue
            for writer in writers { writer.write(into: &combined) }
            guard let value = combined as? Key.Value, value != last else { return }
            last = value
            graph.enqueueAction { [weak self] in
                guard let self, isAlive else { return }
                modifier.action(value)
            }
        }

        override func willDie() {
            super.willDie()
            graph.preferences.remove(self)
        }
    }
}
