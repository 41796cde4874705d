// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch

/// A modifier that runs an action for each value of a source, as long as its view exists.
///
/// The source is opaque here: the module that knows publishers creates the modifier from closures.
nonisolated package struct SubscriptionModifier: ViewModifier {
    package typealias Body = Never
    let source: Any
    /// Returns whether another source is the same one, so that its subscription continues.
    let isSame: (Any) -> Bool
    /// Subscribes and returns an object whose end ends the subscription.
    let subscribe: (@escaping (Any) -> Void) -> AnyObject
    /// Returns whether two values of the source are known to be equal.
    let isSameValue: (Any, Any) -> Bool
    let action: (Any) -> Void

    package init<S, Value>(
        _ source: S, of value: Value.Type, subscribe: @escaping (@escaping (Any) -> Void) -> AnyObject,
        action: @escaping (Any) -> Void
    ) {
        isSameValue = { one, other in
            guard let one = one as? Value, let other = other as? Value else { return false }
            return ValueComparisons.shared.isSame(one, other)
        }
        self.source = source
        let kept = UncheckedSendable(source)
        isSame = { ($0 as? S).map { ValueComparisons.shared.isSame(kept.value, $0) } ?? false }
        self.subscribe = subscribe
        self.action = action
    }
}

extension SubscriptionModifier: PrimitiveModifier {
    package nonisolated static var isTransparentToLists: Bool { true }

    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<SubscriptionModifier> {
        private var subscription: AnyObject?
        private var last: Any?
        private var isRenewing = false

        override func contentDidLoad() { subscribe() }

        override func modifierDidChange(from old: SubscriptionModifier) {
            guard !old.isSame(modifier.source) else { return }
            // A publisher with a closure in it differs each time that a body makes it. What it says at once is no news
            // then, and an action that makes the body run would run for ever.
            isRenewing = true
            subscribe()
            isRenewing = false
        }

        private func subscribe() {
            subscription = nil
            let place = WeakPlace(self)
            subscription = modifier.subscribe { value in
                let value = UncheckedSendable(value)
                // Values may arrive on any thread.
                if MainQueue.isCurrent {
                    MainActor.assumeIsolated { place.node?.receive(value.value) }
                } else {
                    DispatchQueue.main.async { MainActor.assumeIsolated { place.node?.receive(value.value) } }
                }
            }
        }

        private final class WeakPlace: @unchecked Sendable {
            // Read on the main actor only.
            weak var node: Node?
            init(_ node: Node) { self.node = node }
        }

        private func receive(_ value: Any) {
            guard isAlive else { return }
            if isRenewing, let last, modifier.isSameValue(last, value) { return }
            last = value
            guard !graph.isFlushing else {
                return graph.enqueueAction { [weak self] in
                    guard let self, isAlive else { return }
                    modifier.action(value)
                }
            }
            let action = modifier.action
            graph.runAction { action(value) }
        }

        override func willDie() {
            super.willDie()
            subscription = nil
        }
    }
}

/// Determines whether code runs on the main queue, which on this platform has no thread of its own: the main thread
/// ends as soon as the queue serves an asynchronous program.
nonisolated private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
