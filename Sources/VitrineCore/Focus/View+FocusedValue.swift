// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A modifier that sets a focused value while focus is inside its view, or for the scene.
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
    /// Sets a focused value while focus is inside the view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Sets a focused value, if it is not `nil`, while focus is inside the view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Sets an observable object as a focused value while focus is inside the view.
    public nonisolated func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Sets a focused value for the scene as long as the view exists.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Sets a focused value for the scene, if it is not `nil`, as long as the view exists.
    public nonisolated func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }

    /// Sets an observable object as a focused value for the scene as long as the view exists.
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
