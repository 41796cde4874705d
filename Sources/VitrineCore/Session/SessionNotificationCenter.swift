// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// `NotificationCenter.default` where sessions share the process: an observer that code of a session adds hears what code
/// of its own session posts, and what code of none does, and runs in its session.
///
/// On a device all observers are one user's. Here one visitor's views would run with what another visitor's posted, and
/// read and write that one's defaults. What a session added is removed with its end, as it ends with an app's process.
///
/// Observers that belong to no session, those of a singleton's initialiser for example, hear everything, in the session
/// that posts. The class stores nothing, so that the default center's class can be replaced (`ProcessObjects`).
final class SessionNotificationCenter: NotificationCenter {
    override func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        guard let session = _SessionCarrier.session else {
            return super.addObserver(forName: name, object: object, queue: queue, using: block)
        }
        // Without a queue, so that the session that posts is known here.
        let observer = super.addObserver(forName: name, object: object, queue: nil) { [weak session] notification in
            guard let session, SessionContext.current.map({ $0 === session }) ?? true else { return }
            let notification = UncheckedSendable(notification)
            @Sendable func run() {
                SessionContext.$current.withValue(session) { block(notification.value) }
            }
            guard let queue, queue != OperationQueue.current else { return run() }
            queue.addOperation(run)
            queue.waitUntilAllOperationsAreFinished()
        }
        SessionObservers.add(observer, of: session)
        return observer
    }

    override func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
        super.removeObserver(observer, name: name, object: object)
        if name == nil, object == nil { SessionObservers.forget(observer as AnyObject) }
    }
}

/// The observers that code of sessions has added to the default notification center.
enum SessionObservers {
    private struct State {
        var observers: [ObjectIdentifier: [ObjectIdentifier: UncheckedSendable<any NSObjectProtocol>]] = [:]
        var sessions: [ObjectIdentifier: ObjectIdentifier] = [:]
    }

    private static let state = Mutex(State())

    /// The number of observers of a session.
    static func count(of session: SessionContext) -> Int {
        state.withLock { $0.observers[ObjectIdentifier(session)]?.count ?? 0 }
    }

    static func add(_ observer: any NSObjectProtocol, of session: SessionContext) {
        let (session, key, held) = (ObjectIdentifier(session), ObjectIdentifier(observer), UncheckedSendable(observer))
        state.withLock {
            $0.observers[session, default: [:]][key] = held
            $0.sessions[key] = session
        }
    }

    static func forget(_ observer: AnyObject) {
        let key = ObjectIdentifier(observer)
        // The last reference may be this one: it is released once the lock is open.
        _ = state.withLock { state in
            state.sessions.removeValue(forKey: key).flatMap { state.observers[$0]?.removeValue(forKey: key) }
        }
    }

    /// Removes the observers of a session, which has ended.
    static func removeAll(of session: SessionContext) {
        let observers = state.withLock { $0.observers.removeValue(forKey: ObjectIdentifier(session)) } ?? [:]
        for observer in observers.values { NotificationCenter.default.removeObserver(observer.value) }
    }
}
