// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// The observers that code of sessions has added to the default notification center.
nonisolated package enum SessionObservers {
    private struct State {
        var observers: [ObjectIdentifier: [ObjectIdentifier: UncheckedSendable<any NSObjectProtocol>]] = [:]
        var sessions: [ObjectIdentifier: ObjectIdentifier] = [:]
    }

    private static let state = Mutex(State())

    /// Returns the number of observers of a session.
    package static func count(of session: SessionContext) -> Int {
        state.withLock { $0.observers[ObjectIdentifier(session)]?.count ?? 0 }
    }

    /// Remembers an observer, which ends with its session.
    package static func add(_ observer: any NSObjectProtocol, of session: SessionContext) {
        let (session, key, held) = (ObjectIdentifier(session), ObjectIdentifier(observer), UncheckedSendable(observer))
        state.withLock {
            $0.observers[session, default: [:]][key] = held
            $0.sessions[key] = session
        }
    }

    /// Forgets an observer that was removed.
    package static func forget(_ observer: AnyObject) {
        let key = ObjectIdentifier(observer)
        // The last reference may be this one: it is released once the lock is open.
        _ = state.withLock { state in
            state.sessions.removeValue(forKey: key).flatMap { state.observers[$0]?.removeValue(forKey: key) }
        }
    }

    /// Removes the observers of a session, which has ended.
    static func removeAll(of session: SessionContext) {
        let observers = state.withLock { state in
            let observers = state.observers.removeValue(forKey: ObjectIdentifier(session)) ?? [:]
            for key in observers.keys { state.sessions[key] = nil }
            return observers
        }
        for observer in observers.values { NotificationCenter.default.removeObserver(observer.value) }
    }
}
