// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The context of one update of the view graph.
public struct Transaction: Sendable {
    /// How what changes gets to its new values; `nil` is at once.
    public var animation: Animation?
    /// Views that would animate do not.
    public var disablesAnimations = false
    /// Whether the change comes from a continuous interaction, such as a drag.
    public var isContinuous = false
    /// Whether animations are to go on at the speed of what they follow.
    public var tracksVelocity = false
    /// Changes with the same number belong to the same call of `withTransaction`; 0 is the ordinary one.
    package var identifier = 0
    package var completions: [AnimationCompletion] = []
    private var values: UncheckedSendable<[ObjectIdentifier: Any]>?

    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// A value of one's own that a transaction carries.
    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { values?.value[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            var all = values?.value ?? [:]
            all[ObjectIdentifier(key)] = newValue
            values = UncheckedSendable(all)
        }
    }

    /// Runs an action when the animations of this transaction are done.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: UncheckedSendable(completion)))
    }

    /// Whether a change with it is like one without any.
    private var isOrdinary: Bool {
        identifier == 0 && animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
            && completions.isEmpty && values == nil
    }

    /// Runs a write of a binding that has this transaction. An ordinary one leaves the write to what it happens in; so
    /// does a write from another thread, whose time on the main actor is its own.
    package nonisolated func carry(_ write: () -> Void) {
        if isOrdinary { write() } else { withTransaction(self, write) }
    }

    @MainActor private static var lastIdentifier = 0

    /// The same with a number of its own, and without the actions that run after it.
    @MainActor fileprivate func numbered() -> Transaction {
        Self.lastIdentifier += 1
        var transaction = self
        transaction.identifier = Self.lastIdentifier
        transaction.completions = []
        return transaction
    }
}

/// A key for a value that transactions carry.
public protocol TransactionKey<Value> {
    associatedtype Value
    /// The value of a transaction that was not given one.
    static var defaultValue: Self.Value { get }
}

/// Executes a closure whose changes all carry the given transaction.
///
/// On another thread than the main one the changes are made at once and shown without it.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    guard isOnMainActor else { return try body() }
    let numbered = MainActor.assumeIsolated { transaction.numbered() }
    defer {
        MainActor.assumeIsolated {
            AnimationCompletion.schedule(transaction.completions, after: transaction.animation)
        }
    }
    return try UpdateContext.with(transaction: numbered, body)
}

/// Executes a closure whose changes carry the current transaction with one value replaced.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = isOnMainActor ? MainActor.assumeIsolated { UpdateContext.transaction } : Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Executes a closure and shows what it changes with an animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Executes a closure, shows what it changes with an animation, and runs an action when that is done.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
