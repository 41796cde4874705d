// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLog

/// Locks of the module `os`.
@Suite("Locks that guard a state")
struct OSAllocatedUnfairLockTests {
    private struct Refusal: Error {}

    @Test("Of many threads each changes the state alone")
    func threads() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { lock.withLock { $0 += 1 } }
        }
        #expect(lock.withLock { $0 } == 8000)
    }

    @Test("A copy guards the same state, and an error gives the lock back")
    func copies() {
        let lock = OSAllocatedUnfairLock(uncheckedState: [1])
        let copy = lock
        copy.withLockUnchecked { $0.append(2) }
        #expect(throws: Refusal.self) { try lock.withLock { _ in throw Refusal() } }
        #expect(lock.withLockIfAvailable { $0 } == [1, 2])
    }

    @Test("A lock that is held is not available, and the thread that holds it is its owner")
    func availability() {
        let lock = OSAllocatedUnfairLock()
        lock.precondition(.notOwner)
        let inner = lock.withLock {
            lock.precondition(.owner)
            return lock.withLockIfAvailable { true }
        }
        #expect(inner == nil)
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.withLockIfAvailableUnchecked { 3 } == 3)
        lock.precondition(.notOwner)
    }

    @Test("A lock of C is taken once and given back")
    func plain() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
    }
}
