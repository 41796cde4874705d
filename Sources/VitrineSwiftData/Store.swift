// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import Synchronization
import VitrineBase
import VitrineCore

/// A database, and those who want to know what is saved in it.
final class Store: Sendable {
    let database: DatabaseQueue
    /// The identifier of the store, the same in every container that opens it.
    let identifier: String
    /// The place in the order in which several stores are changed at once.
    let number = ObjectNumbers.next()
    /// How many transactions this process has added to the history.
    private let transactions = Atomic<Int>(0)
    private let inboxes = Mutex<[WeakInbox]>([])

    private struct WeakInbox {
        weak var inbox: ContextInbox?
    }

    private struct WeakStore {
        weak var store: Store?
    }

    /// The stores of this process by their files: all containers of a file share one, and see each other's saves.
    private static let open = Mutex<[String: WeakStore]>([:])
    /// The size of a file, in bytes, beyond which nothing is saved.
    private static let byteLimit = 256 << 20

    /// The store of a file; a missing one is created.
    static func at(_ url: URL) throws -> Store {
        try open.withLock { known in
            if let found = known[url.path]?.store { return found }
            try FileManager.default.makePrivateFolder(url.deletingLastPathComponent())
            var configuration = configuration
            configuration.journalMode = .wal
            configuration.busyMode = .timeout(5)
            configuration.prepareDatabase {
                // Each visitor has a store: little memory for each.
                try $0.execute(
                    sql: """
                        PRAGMA max_page_count = \(byteLimit / 4096); PRAGMA synchronous = NORMAL; \
                        PRAGMA cache_size = -512
                        """)
            }
            if !FileManager.default.fileExists(atPath: url.path) {
                // The log gets the rights that the file has.
                _ = FileManager.default.createFile(
                    atPath: url.path, contents: Data(), attributes: [.posixPermissions: 0o600])
            }
            let database = try DatabaseQueue(path: url.path, configuration: configuration)
            let store = Store(database, try Self.setUp(database))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
            known[url.path] = WeakStore(store: store)
            known = known.filter { $0.value.store != nil }
            return store
        }
    }

    /// A store that ends with its last user.
    static func inMemory() throws -> Store {
        let database = try DatabaseQueue(configuration: configuration)
        return Store(database, try setUp(database))
    }

    /// Makes what every store has, and returns the store's identifier.
    private static func setUp(_ database: DatabaseQueue) throws -> String {
        try database.write {
            try $0.makeHistory()
            return try $0.storeIdentifier()
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.prepareDatabase { database in
            database.add(function: .localizedContains)
            for order in LocalizedOrder.allCases { database.add(collation: order.collation) }
        }
        return configuration
    }

    private init(_ database: DatabaseQueue, _ identifier: String) {
        self.database = database
        self.identifier = identifier
    }

    /// Reads from the database: also while it is changed, where what is written asks for something that was not loaded.
    func read<T>(_ body: (Database) throws -> T) throws -> T { try database.unsafeReentrantRead(body) }

    /// Changes the database; an error undoes everything.
    func write<T>(_ body: (Database) throws -> T) throws -> T {
        try VisitorSpace.following([database.path, database.path + "-wal"]) { try database.write(body) }
    }

    /// Adds a transaction to the history while it is made.
    func record(_ changes: HistoryWriter, author: String?, in database: Database) throws {
        try database.append(changes, author: author)
        // Not every time: all that is kept is counted for that.
        if transactions.add(1, ordering: .relaxed).newValue % 64 == 0 { try database.pruneHistory() }
    }

    /// Gives an inbox everything that others save from now on.
    func register(_ inbox: ContextInbox) {
        inboxes.withLock {
            $0.removeAll { $0.inbox == nil }
            $0.append(WeakInbox(inbox: inbox))
        }
    }

    /// Tells all but the inbox of who saved.
    func publish(_ change: StoreChange, from sender: ContextInbox) {
        let others = inboxes.withLock { $0.compactMap(\.inbox) }
        for inbox in others where inbox !== sender { inbox.post(change) }
    }
}

/// The objects that a save has changed.
struct StoreChange: Sendable {
    /// The numbers of objects that were inserted or updated, by table.
    var saved: [String: Set<Int64>] = [:]
    /// The numbers of objects that were deleted, by table.
    var deleted: [String: Set<Int64>] = [:]
    /// The properties that objects which were only updated have other values of, by table.
    var updated: [String: Set<Int>] = [:]
    /// The tables of which objects were inserted, or took the place of others.
    var inserted: Set<String> = []

    var entities: Set<String> { Set(saved.keys).union(deleted.keys) }

    /// The part of the change that concerns some tables.
    func filtered(_ isIncluded: (String) -> Bool) -> StoreChange {
        StoreChange(
            saved: saved.filter { isIncluded($0.key) }, deleted: deleted.filter { isIncluded($0.key) },
            updated: updated.filter { isIncluded($0.key) }, inserted: inserted.filter(isIncluded))
    }

    mutating func merge(_ other: StoreChange) {
        saved.merge(other.saved) { $0.union($1) }
        deleted.merge(other.deleted) { $0.union($1) }
        updated.merge(other.updated) { $0.union($1) }
        inserted.formUnion(other.inserted)
    }
}

/// The changes that other contexts have saved and one has not taken in yet.
final class ContextInbox: Sendable {
    private let waiting = Mutex(StoreChange())
    /// Set for a context of the main actor, which takes changes at once.
    private let wake: UncheckedSendable<(() -> Void)?>

    init(wake: (() -> Void)?) {
        self.wake = UncheckedSendable(wake)
    }

    func post(_ change: StoreChange) {
        waiting.withLock { $0.merge(change) }
        guard wake.value != nil else { return }
        if isOnMainActor {
            wake.value?()
        } else {
            Task { @MainActor in self.wake.value?() }
        }
    }

    func take() -> StoreChange {
        waiting.withLock {
            let change = $0
            $0 = StoreChange()
            return change
        }
    }
}

extension DatabaseFunction {
    /// `localizedStandardContains` of Foundation.
    static let localizedContains = DatabaseFunction("vitrine_localized_contains", argumentCount: 2, pure: true) {
        guard let text = String.fromDatabaseValue($0[0]), let part = String.fromDatabaseValue($0[1]) else { return nil }
        return text.localizedStandardContains(part)
    }
}

extension LocalizedOrder {
    /// The order as SQLite has it. It is another for each session's language: no index can be made by it.
    var collation: DatabaseCollation {
        switch self {
        case .standard: Self.standardCollation
        case .dictionary: Self.dictionaryCollation
        }
    }

    private static let standardCollation = DatabaseCollation("vitrine_standard") {
        LocalizedOrder.standard.compare($0, $1)
    }
    private static let dictionaryCollation = DatabaseCollation("vitrine_dictionary") {
        LocalizedOrder.dictionary.compare($0, $1)
    }
}
