// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// A modifier that animates its content whenever a value changes.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier, Equatable {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The animation; `nil` applies changes at once.
    public var animation: Animation?
    /// The value whose changes are animated.
    public var value: Value

    /// Creates a modifier from an animation and the value whose changes it animates.
    public init(animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
    }
}

/// A modifier that changes the transactions of its content.
nonisolated public struct _TransactionModifier: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The closure that changes a transaction.
    public var transform: (inout Transaction) -> Void

    /// Creates a modifier from a closure that changes a transaction.
    public init(transform: @escaping (inout Transaction) -> Void) {
        self.transform = transform
    }
}

/// A modifier that changes the transactions of its content whenever a value changes.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    /// The value whose changes change the transaction.
    public var value: Value
    /// The closure that changes a transaction.
    public var transform: (inout Transaction) -> Void

    /// Creates a modifier from a value and a closure that changes a transaction.
    public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
        self.value = value
        self.transform = transform
    }
}

extension View {
    /// Animates the changes of the view that happen together with a change of a value.
    ///
    /// - Parameters:
    ///   - animation: The animation; `nil` applies the changes at once.
    ///   - value: The value.
    /// - Returns: A view whose changes are animated.
    public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates all changes of the view; deprecated in favour of `animation(_:value:)`.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public nonisolated func animation(_ animation: Animation?) -> some View {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes all transactions that apply inside the view.
    ///
    /// - Parameter transform: A closure that changes a transaction.
    /// - Returns: A view with changed transactions.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes the transactions that apply inside the view when a value changes.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - transform: A closure that changes a transaction.
    /// - Returns: A view with changed transactions.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }
}

extension View where Self: Equatable {
    /// Animates the view whenever it is not equal to its previous value.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier(animation: animation, value: self))
    }
}

/// The node of all these modifiers: a wrapper in the layout tree, through which transactions are inherited.
private final class ScopeNode<M: PrimitiveModifier>: LayoutModifierNode<M> {
    private let animationScope = AnimationScope()
    private let changes: (M, M) -> Bool
    private let apply: (M, inout Transaction) -> Void

    /// Creates a node; `changes` returns whether the modifier applies in a round that replaces one value by another.
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
    /// Returns a binding whose writes are animated.
    ///
    /// - Parameter animation: The animation; `nil` for none.
    /// - Returns: The binding.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var result = self
        result.transaction.animation = animation
        return result
    }
}
