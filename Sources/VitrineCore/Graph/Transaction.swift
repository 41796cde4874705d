// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The context of an update of the view graph, such as its animation.
public struct Transaction: Sendable {
    /// The animation of the changes; `nil` applies them at once.
    public var animation: Animation?
    /// Whether animations of views are disabled for the changes.
    public var disablesAnimations = false
    /// Whether the changes come from a continuous interaction, such as a drag.
    public var isContinuous = false
    /// Whether animations should continue at the velocity of the interaction before.
    public var tracksVelocity = false
    /// The number of the call of `withTransaction` that the changes belong to; 0 outside of one.
    package var identifier = 0
    package var completions: [AnimationCompletion] = []
    /// The states that follow the changes, and are computed with them.
    var frames: FrameSequence?
    private var values: UncheckedSendable<[ObjectIdentifier: Any]>?

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// Reads or sets a custom value of the transaction.
    public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
        get { values?.value[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            var all = values?.value ?? [:]
            all[ObjectIdentifier(key)] = newValue
            values = UncheckedSendable(all)
        }
    }

    /// Adds an action that runs when the animations of this transaction have completed.
    ///
    /// - Parameters:
    ///   - criteria: The criterion for completion.
    ///   - completion: The action.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: UncheckedSendable(completion)))
    }

    /// How much information a transaction has about the changes that are made in it.
    enum Weight: Int, Comparable {
        /// None.
        case ordinary
        /// Values that a view's `transaction(_:)` can read, to add an animation.
        case telling
        /// An animation.
        case animated

        static func < (first: Weight, second: Weight) -> Bool { first.rawValue < second.rawValue }
    }

    var weight: Weight {
        if animation != nil { return .animated }
        return disablesAnimations || isContinuous || tracksVelocity || values != nil ? .telling : .ordinary
    }

    /// Whether a node that changes in this transaction, and then in another one, changes in the other one alone.
    func yields(to next: Transaction) -> Bool {
        // The states of a sequence belong together.
        identifier != next.identifier && frames == nil && weight < next.weight
    }

    /// Whether changes in both look the same, so that they can be shown at once.
    func changesAlike(_ other: Transaction) -> Bool {
        identifier == other.identifier
            || values == nil && other.values == nil && frames == nil && other.frames == nil
                && animation == other.animation && disablesAnimations == other.disablesAnimations
                && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
    }

    /// Whether the transaction has no effect on a change.
    private var isOrdinary: Bool {
        identifier == 0 && weight == .ordinary && completions.isEmpty
    }

    /// Runs a binding's write in this transaction.
    ///
    /// If it has no effect of its own, the write belongs to the current transaction; so does a write from another
    /// thread, which reaches the main actor later.
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

/// A key for a custom value of a transaction.
public protocol TransactionKey<Value> {
    /// The type of the key's value.
    associatedtype Value
    /// The value of a transaction that does not set one.
    static var defaultValue: Self.Value { get }
}

/// Runs a closure whose changes have the given transaction, and returns its result.
///
/// On another thread than the main one the changes are made at once, without the transaction.
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

/// Runs a closure whose changes have the current transaction with one value replaced.
///
/// - Parameters:
///   - keyPath: The key path of the value.
///   - value: The new value.
///   - body: The closure.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = isOnMainActor ? MainActor.assumeIsolated { UpdateContext.transaction } : Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs a closure whose changes are animated, and returns its result.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs a closure whose changes are animated, and an action when the animations have completed.
///
/// - Parameters:
///   - animation: The animation; `nil` applies the changes at once.
///   - completionCriteria: The criterion for completion.
///   - body: The closure.
///   - completion: The action.
/// - Returns: The result of the closure.
/// - Throws: The error of the closure.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
