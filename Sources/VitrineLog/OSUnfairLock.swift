// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A lock that is kept by its owner at one address, and not copied while it is used.
///
/// `OSAllocatedUnfairLock` keeps its address by itself. A thread that takes the lock twice waits for ever.
public struct os_unfair_lock_s {
    fileprivate var mutex = pthread_mutex_t()

    /// Creates a lock that nobody holds.
    public init() {}
}

/// A lock that is kept by its owner at one address.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock, as soon as nobody holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(&lock.pointee.mutex)
}

/// Takes a lock if nobody holds it, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Gives a lock back, in the thread that took it.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(&lock.pointee.mutex)
}
