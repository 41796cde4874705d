// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// Animates what it contains whenever a value changes.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier, Equatable {
    public typealias Body = Never
    public var animation: Animation?
    public var value: Value

    public init(animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
    }
}

/// Changes the transactions of what it contains.
nonisolated public struct _TransactionModifier: ViewModifier {
    public typealias Body = Never
    public var transform: (inout Transaction) -> Void

    public init(transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
    }
}

/// Changes the transactions of what it contains whenever a value changes.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    public var value: Value
    public var transform: (inout Transaction) -> Void

    public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
        self.value = value
        self.transform = transform
    }
}

extension View {
    /// Animates changes of the view that come with a change of a value; `nil` shows them at once.
    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates all changes of the view.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public nonisolated func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transactions of the view.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transactions of the view that come with a change of a value.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }
}

extension View where Self: Equatable {
    /// Animates the view whenever it differs from before.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier(animation: animation, value: self))
    }
}

/// The node of all these: a transparent place in the layout tree that transactions pass on their way down.
private final class ScopeNode<M: PrimitiveModifier>: LayoutModifierNode<M> {
    private let animationScope = AnimationScope()
    private let changes: (M, M) -> Bool
    private let apply: (M, inout Transaction) -> Void

    /// `changes`: whether the modifier speaks in a round that replaces one value by another.
    init(
        _ modifier: M, _ context: NodeContext, isPermanent: Bool = false, changes: @escaping (M, M) -> Bool,
        apply: @escaping (M, inout Transaction) -> Void
    ) {
        self.changes = changes
        self.apply = apply
        let wrapper = WrapperNode(tree: context.graph.layout)
        super.init(modifier, context, layout: wrapper)
        wrapper.companion = animationScope
        animationScope.isPermanent = isPermanent
        if isPermanent { graph.animations.addPermanent() }
        animationScope.change = { [unowned self] in self.apply(self.modifier, &$0) }
    }

    override func modifierDidChange(from old: M) {
        if changes(old, modifier) { graph.animations.activate(animationScope) }
    }

    override func willDie() {
        super.willDie()
        animationScope.change = { _ in }
        if animationScope.isPermanent { graph.animations.removePermanent() }
    }
}

extension _AnimationModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        ScopeNode(modifier, context, changes: { $0.value != $1.value }) { modifier, transaction in
            if !transaction.disablesAnimations { transaction.animation = modifier.animation }
        }
    }
}

extension _TransactionModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        ScopeNode(modifier, context, isPermanent: true, changes: { _, _ in false }) { $0.transform(&$1) }
    }
}

extension _ValueTransactionModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        ScopeNode(modifier, context, changes: { $0.value != $1.value }) { $0.transform(&$1) }
    }
}

extension Binding {
    /// A binding whose writes are shown with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var result = self
        result.transaction.animation = animation
        return result
    }
}
