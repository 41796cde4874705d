// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineCore

/// One observation of a value that a key path finds in an object.
///
/// It reads the value and follows every property that was read on the way, so that a computed property and a path through
/// several objects are observed like a stored one.
final class KeyValueWatch<Object: NSObject, Value>: KeyValueWatching, @unchecked Sendable {
    private weak var object: Object?
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    private let lock = NSLock()
    private var hubs: [KeyValueHub] = []
    private var old: Value?
    private var isEnded = false
    /// What ends the observation of defaults.
    private var defaults: (any NSObjectProtocol)?

    init(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, options: NSKeyValueObservingOptions,
        handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.handler = handler
    }

    /// Begins to observe.
    func start() {
        guard let object else { return }
        let value = follow(object)
        if object is UserDefaults {
            lock.withLock { old = value }
            defaults = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: nil, queue: nil
            ) { [weak self] _ in
                self?.defaultsDidChange()
            }
        } else if lock.withLock({ hubs.isEmpty }) {
            Self.reportUnobservable(object)
        }
        if options.contains(.initial) { handler(object, change(new: value, old: nil)) }
    }

    /// Ends the observation.
    func end() {
        let (hubs, defaults) = lock.withLock {
            let parts = (self.hubs, self.defaults)
            isEnded = true
            self.hubs = []
            self.defaults = nil
            old = nil
            return parts
        }
        for hub in hubs { hub.remove(self) }
        if let defaults { NotificationCenter.default.removeObserver(defaults) }
    }

    func valueWillChange() {
        guard let object, options.contains(.old) || options.contains(.prior) else { return }
        let value = object[keyPath: keyPath]
        lock.withLock { old = value }
        if options.contains(.prior), !lock.withLock({ isEnded }) {
            handler(
                object,
                NSKeyValueObservedChange(new: nil, old: options.contains(.old) ? value : nil, isPrior: true))
        }
    }

    func valueDidChange() {
        guard let object, !lock.withLock({ isEnded }) else { return }
        let value = follow(object)
        handler(object, change(new: value, old: lock.withLock { old }))
    }

    /// Says so where the value that is observed in defaults is another one; they tell of the change of any value.
    private func defaultsDidChange() {
        guard let object, !lock.withLock({ isEnded }) else { return }
        let value = object[keyPath: keyPath]
        let before = lock.withLock {
            let before = old
            old = value
            return before
        }
        if let before, Self.areEqual(before, value) { return }
        handler(object, change(new: value, old: before))
    }

    private static func areEqual(_ one: Value, _ other: Value) -> Bool {
        func areEqual<Known: Equatable>(_ type: Known.Type) -> Bool { one as? Known == other as? Known }
        guard let type = Value.self as? any Equatable.Type else { return false }
        return areEqual(type)
    }

    private func change(new: Value, old: Value?) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
            new: options.contains(.new) ? new : nil, old: options.contains(.old) ? old : nil)
    }

    /// Reads the value, and observes what it was read from.
    private func follow(_ object: Object) -> Value {
        let reading = KeyValueReading()
        let value = KeyValueReading.$current.withValue(reading) { object[keyPath: keyPath] }
        let (gone, come) = lock.withLock {
            guard !isEnded else { return ([KeyValueHub](), [KeyValueHub]()) }
            let before = hubs
            hubs = reading.hubs
            return (
                before.filter { hub in !reading.hubs.contains { $0 === hub } },
                reading.hubs.filter { hub in !before.contains { $0 === hub } }
            )
        }
        for hub in gone { hub.remove(self) }
        for hub in come { hub.add(self) }
        return value
    }

    private static func reportUnobservable(_ object: Object) {
        let message = "The changes of \(Value.self) in \(type(of: object)) are not observed."
        if isOnMainActor {
            MainActor.assumeIsolated { report(message) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { report(message) } }
        }
    }

    @MainActor private static func report(_ message: String) {
        let session = SessionContext.current
        let diagnostic = Diagnostic(
            Diagnostic.Code("property-unobserved"), message,
            remedy: "Observe stored properties that the app's own classes declare @objc dynamic, or UserDefaults.",
            session: session?.identifier ?? "", severity: .error)
        if let session { return session.report(diagnostic) }
        FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
}
