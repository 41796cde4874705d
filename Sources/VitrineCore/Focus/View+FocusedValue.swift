// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Observation

/// Says a value of the view while the focus is inside it, or of the scene.
nonisolated package struct FocusedValueModifier<Value>: ViewModifier {
    package typealias Body = Never
    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfScene: Bool

    package init(keyPath: WritableKeyPath<FocusedValues, Value?>, value: Value?, isOfScene: Bool) {
        self.keyPath = keyPath
        self.value = value
        self.isOfScene = isOfScene
    }
}

extension View {
    /// Says a value while the focus is inside the view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Says a value, where there is one, while the focus is inside the view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Says an observable object, by its type, while the focus is inside the view.
    public nonisolated func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Says a value as long as the view is part of the scene.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Says a value, where there is one, as long as the view is part of the scene.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Says an observable object, by its type, as long as the view is part of the scene.
    public nonisolated func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: true))
    }
}

extension FocusedValueModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<FocusedValueModifier<Value>>, FocusedValueSource {
        var isOfScene: Bool { modifier.isOfScene }

        func write(into values: inout FocusedValues) {
            guard let value = modifier.value else { return }
            values[keyPath: modifier.keyPath] = value
        }

        override func contentDidLoad() {
            super.contentDidLoad()
            graph.focusedValues.add(self)
        }

        override func modifierDidChange(from old: FocusedValueModifier<Value>) { graph.focusedValues.note() }

        override func willDie() {
            super.willDie()
            graph.focusedValues.remove(self)
        }
    }
}
