// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Makes a new view out of another one.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// The modified view.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content) -> Self.Body

    /// The view that is modified, opaque to the modifier.
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    @MainActor @preconcurrency
    public func body(content: Self.Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: the engine applies it and never asks for its body.")
    }
}

extension View {
    /// Applies a modifier to this view.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
    public nonisolated static func == (a: Self, b: Self) -> Bool {
        a.content == b.content && a.modifier == b.modifier
    }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// This modifier, with another one applied to its result.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    package nonisolated static var arity: Arity {
        if let primitive = primitiveModifier(for: Modifier.self) { return primitive.arity(of: Content.self) }
        let content = staticArity(of: Content.self)
        guard content.isOne else { return .dynamic }
        return staticArity(of: Modifier.Body.self)
    }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        if let primitive = primitiveModifier(for: Modifier.self) {
            func open<M: PrimitiveModifier>(_: M.Type) -> ViewNode {
                let typed = unsafeBitCast(view, to: ModifiedContent<Content, M>.self)
                return M.makeNode(typed, context)
            }
            return _openExistential(primitive, do: open)
        }
        return CustomModifierNode<Modifier>.make(view, context)
    }
}

/// A type's arity where the main actor cannot be assumed; types are only looked at, nothing runs.
package nonisolated func staticArity<V: View>(of type: V.Type) -> Arity {
    let type = UncheckedSendable(type)
    return MainActor.assumeIsolated { ViewType.arity(of: type.value) }
}

/// The content placeholder that a modifier's body receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    package nonisolated init() {}
}

extension _ViewModifier_Content: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        ModifierContentNode<Modifier>(context)
    }
}
