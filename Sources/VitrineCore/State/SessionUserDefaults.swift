// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// `UserDefaults.standard` inside a session: the defaults of its browser, in place of the process's.
///
/// Unmodified code (view models, libraries) reads and writes `UserDefaults.standard`, which swift-corelibs-foundation
/// keeps in a private object that cannot be replaced. Its class can be: this class has no stored properties, so the
/// object's layout is the same, and every accessor of `UserDefaults` goes through the open methods below. Outside a
/// session (start-up, `Task.detached`, the app's own threads) the object behaves as before.
///
/// Not scoped: `UserDefaults(suiteName:)` and `UserDefaults()` are objects of their own and are shared by all sessions.
final class SessionUserDefaults: UserDefaults {
    private static let installed: Void = replaceClass(of: UserDefaults.standard, with: SessionUserDefaults.self)

    /// Replaces the class of the standard defaults; called once per process, before the first session runs code of the
    /// app.
    static func install() { installed }

    private var store: DefaultsStore? { SessionContext.current?.defaults }

    override func object(forKey defaultName: String) -> Any? {
        store?.value(defaultName)?.propertyList ?? super.object(forKey: defaultName)
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        guard let store else { return super.set(value, forKey: defaultName) }
        guard let value else {
            store.set(nil, for: defaultName)
            return
        }
        guard let stored = DefaultsValue(value) else {
            preconditionFailure("Attempt to insert a non-property list object \(value) for key \(defaultName)")
        }
        store.set(stored, for: defaultName)
    }

    override func removeObject(forKey defaultName: String) {
        guard let store else { return super.removeObject(forKey: defaultName) }
        store.set(nil, for: defaultName)
    }

    // Foundation's own implementation loses a URL's scheme.
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let store else { return super.set(url, forKey: defaultName) }
        store.set(url.map { .string($0.absoluteString) }, for: defaultName)
    }

    override func url(forKey defaultName: String) -> URL? {
        guard let store, let value = store.value(defaultName) else { return super.url(forKey: defaultName) }
        return value.string.flatMap { URL(string: $0) }
    }

    override func register(defaults registrationDictionary: [String: Any]) {
        guard let store else { return super.register(defaults: registrationDictionary) }
        store.register(registrationDictionary.compactMapValues { DefaultsValue($0) })
    }

    override func dictionaryRepresentation() -> [String: Any] {
        guard let store else { return super.dictionaryRepresentation() }
        return super.dictionaryRepresentation()
            .merging(store.registered.mapValues(\.propertyList)) { $1 }
            .merging(store.values.mapValues(\.propertyList)) { $1 }
    }
}
