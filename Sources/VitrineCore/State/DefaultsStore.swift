// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase

/// The defaults of one browser: `@AppStorage` and `UserDefaults.standard` of its sessions, in all its tabs.
///
/// Invariants: at most `byteLimit` bytes and `keyLimit` keys; a write beyond them is refused and changes nothing. A
/// write may come from any thread; the views that read the value are queued on the main actor, in every scene.
nonisolated package final class DefaultsStore: Sendable {
    /// The maximum size of a store's keys and values, in bytes.
    package static let byteLimit = 65_536
    package static let keyLimit = 500

    private struct State {
        var values: [String: DefaultsValue]
        var size: Int
        /// Values of `UserDefaults.register(defaults:)`, which are read where nothing was written; they are not
        /// persisted.
        var registered: [String: DefaultsValue] = [:]
        var locations: [String: Weak] = [:]
        var onChange: (@Sendable () -> Void)?
        var isForgotten = false
    }

    private struct Weak {
        weak var location: DefaultsLocation?
    }

    private let state: Mutex<State>
    /// The singletons and static variables of the app for this browser.
    package let statics = VisitorStatics()
    /// The `UserDefaults` object that holds the values, for a store of the process itself.
    private let backing: UncheckedSendable<UserDefaults>?

    package init(_ values: [String: DefaultsValue] = [:]) {
        state = Mutex(State(values: values, size: values.reduce(0) { $0 + $1.key.utf8.count + $1.value.size }))
        backing = nil
    }

    private init(backing: UserDefaults) {
        state = Mutex(State(values: [:], size: 0))
        self.backing = UncheckedSendable(backing)
    }

    private static let ofProcess = Mutex<[DefaultsIdentity: DefaultsStore]>([:])

    /// Returns the store of a `UserDefaults` object that belongs to no browser: it is shared by all sessions of the
    /// process and by all objects of the suite.
    package static func of(_ defaults: UserDefaults) -> DefaultsStore {
        let identity = DefaultsIdentity(defaults)
        let box = UncheckedSendable(defaults)
        return ofProcess.withLock { known in
            if let found = known[identity] { return found }
            // The store keeps its object, so that its identity is not another object's later.
            let made = DefaultsStore(backing: box.value)
            known[identity] = made
            return made
        }
    }

    /// Returns the store of a property, which may name a `UserDefaults` object of its own, and its key there.
    static func place(
        of key: String, in defaults: UserDefaults?, _ session: SessionContext?
    ) -> (store: DefaultsStore, key: String) {
        guard let defaults, defaults !== UserDefaults.standard else {
            return (session?.defaults ?? of(UserDefaults.standard), key)
        }
        guard let session, session.isOfVisitor, defaults is SuiteUserDefaults,
            case .suite(let name) = DefaultsIdentity(defaults)
        else {
            return (of(defaults), key)
        }
        return (session.defaults, SessionUserDefaults.prefix(of: name) + key)
    }

    /// All values that have been written.
    package var values: [String: DefaultsValue] { state.withLock { $0.values } }

    package var registered: [String: DefaultsValue] { state.withLock { $0.registered } }

    /// Sets a closure that is called after each change, on the thread that made it.
    package func onChange(_ action: (@Sendable () -> Void)?) {
        state.withLock { $0.onChange = action }
    }

    /// Whether the browser's data were deleted: nothing is written from then on, nor kept elsewhere for this browser.
    package var isForgotten: Bool { state.withLock { $0.isForgotten } }

    /// Takes all values away, for good: work of the app's that is still on its way brings none back.
    package func forget() {
        let locations = state.withLock { state in
            state.isForgotten = true
            state.values = [:]
            state.registered = [:]
            state.size = 0
            state.onChange = nil
            return state.locations.values.compactMap(\.location)
        }
        for location in locations { location.valueDidChange() }
    }

    package func value(_ key: String) -> DefaultsValue? {
        if let backing { return backing.value.object(forKey: key).flatMap { DefaultsValue($0) } }
        return state.withLock { $0.values[key] ?? $0.registered[key] }
    }

    /// Writes a value, or removes it, and returns whether the store had room.
    ///
    /// A change is announced (`UserDefaults.didChangeNotification`), which Foundation does not do on this platform.
    @discardableResult
    package func set(_ value: DefaultsValue?, for key: String) -> Bool {
        if let backing {
            let isOther = self.value(key) != value
            backing.value.set(value?.propertyList, forKey: key)
            state.withLock { $0.locations[key]?.location }?.valueDidChange()
            // An observer that writes the value once more would never end.
            if isOther {
                NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: backing.value)
            }
            return true
        }
        let (isTaken, change) = state.withLock { state -> (Bool, (DefaultsLocation?, (@Sendable () -> Void)?)?) in
            let old = state.values[key]
            guard old != value, !state.isForgotten else { return (true, nil) }
            let added = value.map { $0.size + key.utf8.count } ?? 0
            let size = state.size + added - (old.map { $0.size + key.utf8.count } ?? 0)
            if value != nil,
                size > DefaultsStore.byteLimit || (old == nil && state.values.count >= DefaultsStore.keyLimit)
            {
                return (false, nil)
            }
            state.values[key] = value
            state.size = size
            return (true, (state.locations[key]?.location, state.onChange))
        }
        if let (location, action) = change {
            location?.valueDidChange()
            action?()
            SessionUserDefaults.announce(key)
        }
        if !isTaken { reportFull(key) }
        return isTaken
    }

    /// Takes over what another process has changed; nothing has to be written for it.
    ///
    /// - Parameters:
    ///   - values: The new values, `nil` for keys that are gone. What has no room is left out.
    ///   - known: The values of this store for which these are new: what was changed since stays.
    package func takeOver(_ values: [String: DefaultsValue?], insteadOf known: [String: DefaultsValue]) {
        let locations = state.withLock { state in
            values.compactMap { key, value -> DefaultsLocation? in
                let old = state.values[key]
                let added = value.map { $0.size + key.utf8.count } ?? 0
                let size = state.size + added - (old.map { $0.size + key.utf8.count } ?? 0)
                guard !state.isForgotten, old == known[key], old != value,
                    value == nil || size <= DefaultsStore.byteLimit
                else {
                    return nil
                }
                state.values[key] = value
                state.size = size
                return state.locations[key]?.location
            }
        }
        for location in locations { location.valueDidChange() }
    }

    package func register(_ defaults: [String: DefaultsValue]) {
        state.withLock { $0.registered.merge(defaults) { $1 } }
    }

    private func reportFull(_ key: String) {
        SessionContext.current?.report(
            Diagnostic(
                .defaultsFull,
                "\"\(key)\" was not stored: a browser's defaults hold \(DefaultsStore.byteLimit) bytes and "
                    + "\(DefaultsStore.keyLimit) keys.",
                remedy: "Keep documents and lists in a database.", session: SessionContext.current?.identifier ?? ""))
    }

    /// Returns the location of a key, which views depend on; all views share one, which is kept while one of them
    /// lives.
    @MainActor
    package func location(for key: String) -> DefaultsLocation {
        state.withLock { state in
            if let known = state.locations[key]?.location { return known }
            state.locations = state.locations.filter { $0.value.location != nil }
            let made = DefaultsLocation(self, key)
            state.locations[key] = Weak(location: made)
            return made
        }
    }
}

/// One key of a store as views read it: reading registers the running node; a change queues the nodes that read, in
/// every graph.
package final class DefaultsLocation: DependencySource, @unchecked Sendable {
    let store: DefaultsStore
    let key: String

    init(_ store: DefaultsStore, _ key: String) {
        self.store = store
        self.key = key
        super.init()
    }

    var value: DefaultsValue? {
        if isOnMainActor {
            MainActor.assumeIsolated {
                if let node = UpdateContext.node { register(node) }
            }
        }
        return store.value(key)
    }

    func valueDidChange() {
        if isOnMainActor {
            MainActor.assumeIsolated { invalidateReaders() }
        } else {
            Task { @MainActor in self.invalidateReaders() }
        }
    }
}
