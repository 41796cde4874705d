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
/// `UserDefaults()` is an object of its own and is shared by all sessions.
class SessionUserDefaults: UserDefaults {
    /// The prefix of the names of this object's values in the browser's store.
    fileprivate var prefix: String { "" }

    /// The store of the browser that is meant; `nil` for the process's defaults.
    fileprivate var store: DefaultsStore? { SessionContext.current?.defaults }

    override func object(forKey defaultName: String) -> Any? {
        store?.value(prefix + defaultName)?.propertyList ?? super.object(forKey: defaultName)
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        guard let store else { return super.set(value, forKey: defaultName) }
        guard let value else {
            store.set(nil, for: prefix + defaultName)
            return
        }
        guard let stored = DefaultsValue(value) else {
            preconditionFailure("Attempt to insert a non-property list object \(value) for key \(defaultName)")
        }
        store.set(stored, for: prefix + defaultName)
    }

    override func removeObject(forKey defaultName: String) {
        guard let store else { return super.removeObject(forKey: defaultName) }
        store.set(nil, for: prefix + defaultName)
    }

    // Foundation's own implementation loses a URL's scheme.
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let store else { return super.set(url, forKey: defaultName) }
        store.set(url.map { .string($0.absoluteString) }, for: prefix + defaultName)
    }

    override func url(forKey defaultName: String) -> URL? {
        guard let store, let value = store.value(prefix + defaultName) else { return super.url(forKey: defaultName) }
        return value.string.flatMap { URL(string: $0) }
    }

    override func register(defaults registrationDictionary: [String: Any]) {
        guard let store else { return super.register(defaults: registrationDictionary) }
        let values = registrationDictionary.compactMap { key, value in
            DefaultsValue(value).map { (prefix + key, $0) }
        }
        store.register(Dictionary(values) { $1 })
    }

    override func dictionaryRepresentation() -> [String: Any] {
        guard let store else { return super.dictionaryRepresentation() }
        return super.dictionaryRepresentation()
            .merging(own(store.registered)) { $1 }
            .merging(own(store.values)) { $1 }
    }

    override func removePersistentDomain(forName domainName: String) {
        guard let store else { return super.removePersistentDomain(forName: domainName) }
        let prefix = domainName == Bundle.main.bundleIdentifier ? "" : Self.prefix(of: domainName)
        for key in store.values.keys where Self.isKey(key, of: prefix) {
            store.set(nil, for: key)
        }
    }

    private func own(_ values: [String: DefaultsValue]) -> [String: Any] {
        let pairs = values.filter { Self.isKey($0.key, of: prefix) }
        return Dictionary(pairs.map { (String($0.key.dropFirst(prefix.count)), $0.value.propertyList) }) { $1 }
    }

    /// Whether a key of a browser's store is of the suite with a prefix, or of the app's own defaults, whose prefix is empty.
    private static func isKey(_ key: String, of prefix: String) -> Bool {
        prefix.isEmpty ? !key.hasPrefix(mark) : key.hasPrefix(prefix)
    }

    /// Posts that the value of a key of a browser's store has changed; a suite's without its object, which the app made.
    static func announce(_ key: String) {
        let isOwn = !key.hasPrefix(mark)
        NotificationCenter.default.post(
            name: UserDefaults.didChangeNotification, object: isOwn ? UserDefaults.standard : nil)
    }

    /// The character that no name of an app's begins with.
    fileprivate static let mark = "\u{1}"

    /// Returns the prefix of the names of a suite's values in the browser's store.
    static func prefix(of suite: String) -> String { mark + suite + mark }
}

/// The defaults of a suite: in a session of a visitor those of its browser, in its store.
///
/// Sessions of tests and previews use the process's, where tests look for what they have written.
final class SuiteUserDefaults: SessionUserDefaults {
    override fileprivate var prefix: String {
        guard case .suite(let name) = DefaultsIdentity(self) else { return "" }
        return Self.prefix(of: name)
    }

    override fileprivate var store: DefaultsStore? {
        guard let session = SessionContext.current, session.isOfVisitor else { return nil }
        return session.defaults
    }
}

extension UserDefaults {
    /// Creates the defaults of a suite, which belong to the browser of the session whose code reads or writes them.
    ///
    /// - Parameter suite: The name of the suite.
    package convenience init?(ofBrowserIn suite: String) {
        self.init(suiteName: suite as String?)
        ProcessObjects.replaceClass(of: self, UserDefaults.self, with: SuiteUserDefaults.self)
    }
}
