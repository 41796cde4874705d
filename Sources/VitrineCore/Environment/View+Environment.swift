// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A modifier that sets an environment value for the content inside.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let value: Value
}

/// A modifier that changes an environment value for the content inside.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let keyPath: WritableKeyPath<EnvironmentValues, Value>
    package let transform: (inout Value) -> Void
}

/// A modifier that puts an observable object into the environment.
nonisolated public struct _EnvironmentObjectModifier<Object: AnyObject>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package let object: Object?

    package nonisolated init(object: Object?) {
        self.object = object
    }
}

extension View {
    /// Sets the environment value at a key path for the view and everything inside it.
    ///
    /// - Parameters:
    ///   - keyPath: The key path to the value.
    ///   - value: The new value.
    /// - Returns: A view with the value in its environment.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Puts an observable object into the environment, where views find it by its type.
    ///
    /// - Parameter object: The object, or `nil` to hide an object of this type that was set further out.
    /// - Returns: A view with the object in its environment.
    public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(_EnvironmentObjectModifier(object: object))
    }

    /// Changes the environment value at a key path for the view and everything inside it.
    ///
    /// - Parameters:
    ///   - keyPath: The key path to the value.
    ///   - transform: A closure that changes the value of the views around.
    /// - Returns: A view with the changed value in its environment.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }
}

/// The node of a modifier that opens an environment scope for its content.
@_spi(Engine) open class ScopeModifierNode<M: ViewModifier>: ModifierNode<M> {
    package final let inner: EnvironmentScope

    package override init(_ modifier: M, _ context: NodeContext) {
        inner = EnvironmentScope(parent: context.scope)
        super.init(modifier, context)
        write()
    }

    open override func contentContext(_ context: NodeContext) -> NodeContext {
        context.transparent(self, scope: inner)
    }

    /// Writes the modifier's values into the scope.
    open func write() {}

    open override func modifierDidChange(from old: M) { rewrite() }

    open override func refresh() {
        graph.dequeue(self)
        rewrite()
    }

    private func rewrite() {
        let wasRightToLeft = graph.isRightToLeft(inner)
        write()
        if graph.isRightToLeft(inner) != wasRightToLeft { content.takeLayoutDirection() }
    }
}

extension _EnvironmentKeyWritingModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ScopeModifierNode<_EnvironmentKeyWritingModifier<Value>> {
        override func write() {
            // A computed key may write several stored ones, and read others on the way.
            let values = graph.reading(self) {
                var values = EnvironmentValues(scope)
                values[keyPath: modifier.keyPath] = modifier.value
                return values
            }
            inner.replace(values.changedValues)
        }
    }
}

extension _EnvironmentKeyTransformModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ScopeModifierNode<_EnvironmentKeyTransformModifier<Value>> {
        private var tracker = ObservationTracker()

        override func write() {
            // This node observes what the closure reads.
            let values = graph.reading(self) {
                tracker.track(
                    self, type: ViewType.of(ModifiedContent<EmptyView, _EnvironmentKeyTransformModifier<Value>>.self)
                ) {
                    var values = EnvironmentValues(scope)
                    modifier.transform(&values[keyPath: modifier.keyPath])
                    return values
                }
            }
            inner.replace(values.changedValues)
        }

        override func willDie() {
            super.willDie()
            tracker.end()
        }
    }
}

extension _EnvironmentObjectModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ScopeModifierNode<_EnvironmentObjectModifier<Object>> {
        override func write() { inner.setObject(modifier.object, of: Object.self) }
    }
}
