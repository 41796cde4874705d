// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A type that creates a new view from another view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// Returns the modified view.
    ///
    /// - Parameter content: The view that the modifier is applied to.
    /// - Returns: The modified view.
    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content) -> Self.Body

    /// The view that is modified, as a placeholder whose type is opaque to the modifier.
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body; calling it traps.
    @MainActor @preconcurrency
    public func body(content: Self.Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier: the engine applies it and never asks for its body.")
    }
}

extension View {
    /// Applies a modifier to this view.
    ///
    /// - Parameter modifier: The modifier.
    /// - Returns: The view with the modifier applied.
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view, or a modifier, with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view or modifier that is modified.
    public var content: Content
    /// The modifier that is applied.
    public var modifier: Modifier

    /// Creates a view or modifier with a modifier applied.
    ///
    /// - Parameters:
    ///   - content: The view or modifier that is modified.
    ///   - modifier: The modifier that is applied.
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
    /// Returns whether contents and modifiers are equal.
    public nonisolated static func == (a: Self, b: Self) -> Bool {
        a.content == b.content && a.modifier == b.modifier
    }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Applies the inner modifier to the content, then the outer one.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this modifier and then another one.
    ///
    /// - Parameter modifier: The modifier that is applied to the result of this one.
    /// - Returns: The combined modifier.
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

    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool {
        if Modifier.self is any TraitModifier.Type { return true }
        if staticTraits(of: Content.self, inModifierBody: inModifierBody) { return true }
        return primitiveModifier(for: Modifier.self) == nil
            && staticTraits(of: Modifier.Body.self, inModifierBody: true)
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

/// Returns a view type's arity from a nonisolated context.
///
/// Only types are looked at; no code of the view runs. The caller must be on the main actor's thread.
package nonisolated func staticArity<V: View>(of type: V.Type) -> Arity {
    let type = UncheckedSendable(type)
    return MainActor.assumeIsolated { ViewType.arity(of: type.value) }
}

/// Returns whether a view type may have traits, from a nonisolated context.
///
/// Only types are looked at; no code of the view runs. The caller must be on the main actor's thread.
package nonisolated func staticTraits<V: View>(of type: V.Type, inModifierBody: Bool) -> Bool {
    let type = UncheckedSendable(type)
    return MainActor.assumeIsolated { ViewType.mayHaveTraits(of: type.value, inModifierBody: inModifierBody) }
}

/// The placeholder for the modified view that a modifier's body receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    /// The body type of a primitive view: it has none.
    public typealias Body = Never
    package nonisolated init() {}
}

extension _ViewModifier_Content: PrimitiveView {
    /// The modified view may have traits, but the modifier that asks for its own body has asked that view already.
    package nonisolated static func mayHaveTraits(inModifierBody: Bool) -> Bool { !inModifierBody }

    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        ModifierContentNode<Modifier>(context)
    }
}
