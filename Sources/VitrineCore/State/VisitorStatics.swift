// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The singletons and static variables of an app for one visitor, who on a device would have a process of their own.
///
/// `vitrine` writes the app's declarations such that their values are here (`VisitorStaticsRewriting`,
/// Documentation/Decisions/0066). All windows of a visitor share them. They live as long as one of the visitor's scenes
/// does, a parked one included.
nonisolated package final class VisitorStatics: Sendable {
    /// Keeps the statics of a visitor: to be held by each scene, and by what a scene is built anew from.
    package final class Hold: Sendable {
        private let statics: VisitorStatics

        package init(_ statics: VisitorStatics) {
            self.statics = statics
            statics.state.withLock {
                $0.holds += 1
                $0.isOver = false
            }
        }

        deinit { statics.release() }
    }

    /// A declaration's value; its lock is held while it is computed, as the runtime's is for a global.
    private final class Slot: @unchecked Sendable {
        let lock = NSRecursiveLock()
        var value: Any?
    }

    private struct State {
        var slots: [String: Slot] = [:]
        var holds = 0
        var isOver = false
    }

    private let state = Mutex(State())

    /// The statics of the process: those of tests, previews, and code that runs outside of all sessions.
    private static let ofProcess = VisitorStatics()

    /// The statics that the caller's code sees.
    static var current: VisitorStatics {
        guard let session = SessionContext.current, session.isOfVisitor else { return ofProcess }
        return session.defaults.statics
    }

    /// Whether no scene of the visitor is left, after there was one.
    var isOver: Bool { state.withLock { $0.isOver } }

    private func slot(of key: String) -> Slot {
        state.withLock { state in
            if let known = state.slots[key] { return known }
            let slot = Slot()
            // What still runs of a visitor who is gone keeps nothing: values may refer to their session, which has this.
            if !state.isOver { state.slots[key] = slot }
            return slot
        }
    }

    func value<Value>(_ key: String, _ make: () -> Value) -> Value {
        let slot = slot(of: key)
        return slot.lock.withLock {
            if let known = slot.value { return known as! Value }
            let made = make()
            slot.value = made
            return made
        }
    }

    func set<Value>(_ value: Value, for key: String) {
        let slot = slot(of: key)
        // What is replaced is released once the lock is open.
        let old = slot.lock.withLock {
            defer { slot.value = value }
            return slot.value
        }
        withExtendedLifetime(old) {}
    }

    private func release() {
        let slots = state.withLock { state -> [String: Slot] in
            state.holds -= 1
            guard state.holds == 0 else { return [:] }
            state.isOver = true
            defer { state.slots = [:] }
            return state.slots
        }
        withExtendedLifetime(slots) {}
    }
}

/// Reads and writes an app's singletons and static variables for each visitor, in the sources that `vitrine` builds.
nonisolated public enum _VisitorStatics {
    /// Returns the value of a declaration for the visitor whose session the caller runs in.
    ///
    /// Takes constant time but for the first call, which computes the value.
    ///
    /// - Parameters:
    ///   - key: Names the declaration.
    ///   - make: Computes the declaration's initial value.
    /// - Returns: The value; outside of all sessions that of the process.
    public static func value<Value>(_ key: String, _ make: () -> Value) -> Value {
        VisitorStatics.current.value(key, make)
    }

    /// Sets the value of a variable for the visitor whose session the caller runs in.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - key: Names the declaration.
    public static func set<Value>(_ value: Value, for key: String) {
        VisitorStatics.current.set(value, for: key)
    }
}
