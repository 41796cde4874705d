// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lock that guards a state, which lives as long as a copy of the lock does.
///
/// It is not recursive: a thread that takes it twice stops the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Which thread holds a lock.
    public enum Ownership: Hashable, Sendable {
        /// The calling thread holds it.
        case owner
        /// The calling thread does not hold it.
        case notOwner
    }

    private let guarded: GuardedState<State>

    /// Creates a lock with a state that need not be sendable.
    public init(uncheckedState initialState: State) {
        guarded = GuardedState(initialState)
    }

    /// Calls a closure with the state while the lock is held; nothing about its result is checked.
    ///
    /// - Parameter body: Reads or changes the state.
    /// - Returns: What the closure returns.
    /// - Throws: The closure's error.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        guarded.lock()
        defer { guarded.unlock() }
        return try body(&guarded.state)
    }

    /// Calls a closure with the state while the lock is held.
    ///
    /// - Parameter body: Reads or changes the state.
    /// - Returns: What the closure returns.
    /// - Throws: The closure's error.
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// Calls a closure with the state if nobody holds the lock; nothing about its result is checked.
    ///
    /// - Parameter body: Reads or changes the state.
    /// - Returns: What the closure returns; `nil` if the lock is held.
    /// - Throws: The closure's error.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard guarded.lockIfAvailable() else { return nil }
        defer { guarded.unlock() }
        return try body(&guarded.state)
    }

    /// Calls a closure with the state if nobody holds the lock.
    ///
    /// - Parameter body: Reads or changes the state.
    /// - Returns: What the closure returns; `nil` if the lock is held.
    /// - Throws: The closure's error.
    public func withLockIfAvailable<R>(
        _ body: @Sendable (inout State) throws -> R
    ) rethrows -> R? where R: Sendable {
        try withLockIfAvailableUnchecked(body)
    }

    /// Stops the program unless the calling thread holds the lock, or does not hold it.
    public func precondition(_ condition: Ownership) {
        Swift.precondition(
            guarded.isHeldByThread == (condition == .owner),
            condition == .owner ? "The thread does not hold the lock." : "The thread holds the lock.")
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock with a state.
    public init(initialState: State) {
        self.init(uncheckedState: initialState)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without a state.
    public init() {
        self.init(uncheckedState: ())
    }

    /// Calls a closure while the lock is held; nothing about its result is checked.
    ///
    /// - Parameter body: What is done alone.
    /// - Returns: What the closure returns.
    /// - Throws: The closure's error.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        guarded.lock()
        defer { guarded.unlock() }
        return try body()
    }

    /// Calls a closure while the lock is held.
    ///
    /// - Parameter body: What is done alone.
    /// - Returns: What the closure returns.
    /// - Throws: The closure's error.
    public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
        guarded.lock()
        defer { guarded.unlock() }
        return try body()
    }

    /// Calls a closure if nobody holds the lock; nothing about its result is checked.
    ///
    /// - Parameter body: What is done alone.
    /// - Returns: What the closure returns; `nil` if the lock is held.
    /// - Throws: The closure's error.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        guard guarded.lockIfAvailable() else { return nil }
        defer { guarded.unlock() }
        return try body()
    }

    /// Calls a closure if nobody holds the lock.
    ///
    /// - Parameter body: What is done alone.
    /// - Returns: What the closure returns; `nil` if the lock is held.
    /// - Throws: The closure's error.
    public func withLockIfAvailable<R>(_ body: @Sendable () throws -> R) rethrows -> R? where R: Sendable {
        guard guarded.lockIfAvailable() else { return nil }
        defer { guarded.unlock() }
        return try body()
    }

    /// Takes the lock, as soon as nobody holds it.
    @available(*, noasync, message: "Use withLock(_:): a task may go on in another thread.")
    public func lock() { guarded.lock() }

    /// Gives the lock back, in the thread that took it.
    @available(*, noasync, message: "Use withLock(_:): a task may go on in another thread.")
    public func unlock() { guarded.unlock() }

    /// Takes the lock if nobody holds it, and returns whether it did.
    @available(*, noasync, message: "Use withLockIfAvailable(_:): a task may go on in another thread.")
    public func lockIfAvailable() -> Bool { guarded.lockIfAvailable() }
}

/// A state with a mutex of POSIX that knows its thread.
private final class GuardedState<State>: @unchecked Sendable {
    /// Read and written by the thread that holds the mutex.
    var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ state: State) {
        self.state = state
        mutex.initialize(to: pthread_mutex_t())
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deinitialize(count: 1)
        mutex.deallocate()
    }

    func lock() {
        let result = pthread_mutex_lock(mutex)
        precondition(result == 0, "The thread holds the lock already.")
    }

    func unlock() {
        let result = pthread_mutex_unlock(mutex)
        precondition(result == 0, "The thread does not hold the lock.")
    }

    func lockIfAvailable() -> Bool { pthread_mutex_trylock(mutex) == 0 }

    /// Whether the calling thread holds the mutex: then waiting for it until a time of the past ends as a deadlock.
    var isHeldByThread: Bool {
        var past = timespec(tv_sec: 1, tv_nsec: 0)
        let result = pthread_mutex_timedlock(mutex, &past)
        if result == 0 { unlock() }
        return result == EDEADLK
    }
}
