// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A lock around a value that belongs to a visitor, in place of a `Mutex` of an app.
///
/// A `Mutex` can be nothing but a constant, and so the same one for all visitors. `vitrine` writes the app's shared locks as
/// computed properties of this type (`VisitorStaticsRewriting`), which has the functions of a `Mutex`.
nonisolated public final class _VisitorMutex<Value: ~Copyable>: Sendable {
    private let mutex: Mutex<Value>

    /// Creates a lock that is open.
    ///
    /// - Parameter initialValue: The value that it guards.
    public init(_ initialValue: consuming sending Value) {
        mutex = Mutex(initialValue)
    }

    /// Waits for the lock, and runs code that holds it.
    ///
    /// - Parameter body: Reads or changes the value.
    /// - Returns: What the code returns.
    /// - Throws: What the code throws.
    public func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }

    /// Runs code that holds the lock, unless something else holds it now.
    ///
    /// - Parameter body: Reads or changes the value.
    /// - Returns: What the code returns; `nil` where it did not run.
    /// - Throws: What the code throws.
    public func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        try mutex.withLockIfAvailable(body)
    }
}
