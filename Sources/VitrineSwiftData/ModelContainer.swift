// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import Synchronization
import VitrineCore

/// The store of an app's models, with the context of the main actor.
///
/// It has a store for each visitor in whose sessions it is used, and one for code outside of sessions
/// (Documentation/Decisions/0055). One in memory that is created outside of any session has one store, for all.
public final class ModelContainer: Sendable, Equatable {
    /// The models.
    public let schema: Schema
    /// How they are stored.
    public let configurations: Set<ModelConfiguration>
    /// What leads from earlier versions of the schema to this one.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?

    let configuration: ModelConfiguration
    private let places: Mutex<Places>

    private struct Places: @unchecked Sendable {
        /// The stores of visitors.
        var known: [ObjectIdentifier: (visitor: DefaultsStore, store: Store)] = [:]
        /// The store for code outside of sessions.
        var outside: Store?
        var outsideContext: ModelContext?
        /// Whether sessions use it, too.
        var isCommon = false
    }

    /// Creates a container of some models, with their store.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Creates a container of a schema, with its store.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Creates a container of a schema, with its store.
    ///
    /// - Throws: `SwiftDataError.loadIssueModelContainer` where the store cannot be opened or changed, or for more than
    ///   one configuration, which is not supported here.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        guard configurations.count <= 1 else {
            throw SwiftDataError.load("A container of several configurations is not supported here.")
        }
        schema = givenSchema
        self.migrationPlan = migrationPlan
        configuration = configurations.first ?? ModelConfiguration(schema: givenSchema)
        self.configurations = [configuration]
        places = Mutex(Places())
        if SessionContext.current != nil {
            _ = try store()
        } else {
            let isCommon = configuration.isStoredInMemoryOnly
            let store = try isCommon || !configuration.hasFile ? Store.inMemory() : Store.at(configuration.url)
            try Migration.run(store, to: givenSchema, by: migrationPlan)
            places.withLock { ($0.outside, $0.isCommon) = (store, isCommon) }
        }
    }

    /// Creates the container of a store that is open, while it is migrated.
    init(_ schema: Schema, of store: Store) {
        self.schema = schema
        migrationPlan = nil
        configuration = ModelConfiguration(schema: schema)
        configurations = [configuration]
        places = Mutex(Places(outside: store, isCommon: true))
    }

    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }

    /// The context of the main actor, which saves at the end of each turn that changed something.
    @MainActor
    public var mainContext: ModelContext {
        if let outside = outside {
            if let known = places.withLock({ UncheckedSendable($0.outsideContext) }).value { return known }
            let made = ModelContext(self, store: outside)
            made.autosaveEnabled = true
            let box = UncheckedSendable(made)
            places.withLock { $0.outsideContext = box.value }
            return made
        }
        guard let session = SessionContext.current else {
            fatalError("A ModelContainer of a session was used outside of it: its store belongs to a visitor.")
        }
        return session.service(SessionContexts.self).context(of: self)
    }

    /// The store that belongs to no visitor, where it is the one to use.
    private var outside: Store? {
        let isInSession = SessionContext.current != nil
        return places.withLock { isInSession && !$0.isCommon ? nil : $0.outside }
    }

    /// The store of the visitor whose code runs.
    func store() throws -> Store {
        if let outside { return outside }
        guard let session = SessionContext.current else {
            // Detached work of the only visitor's.
            let stores = places.withLock { $0.known.values.map(\.store) }
            guard stores.count == 1 else {
                throw SwiftDataError.load(
                    "A ModelContainer of several visitors was used outside of a session: it is not known whose.")
            }
            return stores[0]
        }
        let visitor = session.defaults
        if let known = places.withLock({ $0.known[ObjectIdentifier(visitor)]?.store }) { return known }
        let store = try StorePlaces.store(for: configuration, in: session)
        try Migration.run(store, to: schema, by: migrationPlan)
        places.withLock { $0.known[ObjectIdentifier(visitor)] = (visitor, store) }
        return store
    }

    /// Deletes all objects of the store.
    public func erase() throws {
        let store = try store()
        try store.write { database in
            for entity in schema.stored { try database.execute(sql: "DELETE FROM \(entity.name.quoted)") }
        }
    }

    /// Deletes all objects of the store.
    public func deleteAllData() { try? erase() }
}

/// The contexts of a session, one for each container.
@MainActor
private final class SessionContexts: SessionService {
    private var contexts: [ObjectIdentifier: ModelContext] = [:]

    nonisolated init() {}

    func context(of container: ModelContainer) -> ModelContext {
        if let known = contexts[ObjectIdentifier(container)] { return known }
        let made = ModelContext(container)
        made.autosaveEnabled = true
        contexts[ObjectIdentifier(container)] = made
        return made
    }
}

/// Where the stores of visitors are.
private enum StorePlaces {
    private struct Kept {
        weak var visitor: DefaultsStore?
        let path: String
        let store: Store
    }

    /// Stores of visitors without a folder (previews, tests), which end with the visitor.
    private static let kept = Mutex<[Kept]>([])

    static func store(for configuration: ModelConfiguration, in session: SessionContext) throws -> Store {
        if configuration.isStoredInMemoryOnly { return try Store.inMemory() }
        if let folder = session.dataFolder { return try Store.at(folder.appending(path: name(of: configuration))) }
        return try kept.withLock { kept in
            kept.removeAll { $0.visitor == nil }
            let path = configuration.url.path
            if let known = kept.first(where: { $0.visitor === session.defaults && $0.path == path }) {
                return known.store
            }
            let store = try Store.inMemory()
            kept.append(Kept(visitor: session.defaults, path: path, store: store))
            return store
        }
    }

    /// The name of a configuration's file in a visitor's folder: the app's choice of a folder is not the visitor's.
    private static func name(of configuration: ModelConfiguration) -> String {
        guard configuration.hasFile else { return "\(safe(configuration.name)).store" }
        return safe(configuration.url.path)
    }

    private static func safe(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_ ")))?
            .replacing("%", with: "=") ?? "default"
    }
}
