// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import Synchronization
import VitrineCore

/// The stores of an app's models, one for each configuration, with the context of the main actor.
///
/// It has stores for each visitor in whose sessions it is used, and others for code outside of sessions
/// (Documentation/Decisions/0055). One that is all in memory and is created outside of any session has stores for all.
public final class ModelContainer: Sendable, Equatable {
    /// The models.
    public let schema: Schema
    /// The configurations of the stores in which objects are kept.
    public let configurations: Set<ModelConfiguration>
    /// The plan that leads from earlier versions of the schema to this one.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?

    private let parts: [ContainerPart]
    private let places: Mutex<Places>

    private struct Known {
        weak var visitor: DefaultsStore?
        let stores: Stores
    }

    private struct Places: @unchecked Sendable {
        /// The stores of visitors, as long as one of their sessions is there.
        var known: [ObjectIdentifier: Known] = [:]
        /// The folder of the visitor who came last.
        var folder: URL?
        /// Whether several visitors came who have folders of their own: code outside of sessions may be anybody's of
        /// them, also where only one is left.
        var hadSeveral = false
        /// The stores for code outside of sessions.
        var outside: Stores?
        var outsideContext: ModelContext?
        /// Whether sessions use it, too.
        var isCommon = false
    }

    /// Creates a container of some models, and of those that they are related to, with their stores.
    ///
    /// - Parameters:
    ///   - forTypes: The models; those that inherit from them have to be named.
    ///   - migrationPlan: What leads from earlier versions of the schema to this one; `nil` where columns are only
    ///     added.
    ///   - configurations: Where the models are stored; without any in the file `default.store`.
    /// - Throws: A `SwiftDataError`, as the initializer with an array of configurations.
    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Creates a container of a schema, with its stores.
    ///
    /// - Parameters:
    ///   - givenSchema: The models.
    ///   - migrationPlan: What leads from earlier versions of the schema to this one; `nil` where columns are only
    ///     added.
    ///   - configurations: Where the models are stored; without any in the file `default.store`.
    /// - Throws: A `SwiftDataError`, as the initializer with an array of configurations.
    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Creates a container of a schema, with a store for each configuration.
    ///
    /// A model lives in the store of the configuration whose schema has it, and otherwise in that of the configuration
    /// without a schema. Without configurations all models live in the file `default.store`.
    ///
    /// A visitor's file that cannot be opened is told to the operator, and whatever is read from it or saved throws: apps
    /// end the process where a container throws, and with it the sessions of all other visitors.
    ///
    /// - Throws: `SwiftDataError.loadIssueModelContainer` where a store outside of sessions cannot be opened or changed,
    ///   or where two configurations have the same model, as they have with a relationship from one to the other;
    ///   `configurationSchemaNotFoundInContainerSchema` for a configuration with a model that the container has not;
    ///   `duplicateConfiguration` for two configurations of one file.
    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        let configurations = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
        schema = givenSchema
        self.migrationPlan = migrationPlan
        parts = try ContainerPart.parts(configurations, of: givenSchema)
        self.configurations = Set(configurations)
        places = Mutex(Places())
        if let session = SessionContext.current {
            if session.dataFolder == nil { _ = try stores() } else { _ = usableStores() }
        } else {
            let stores = try open { configuration in
                let isInMemory = configuration.isStoredInMemoryOnly || !configuration.hasFile
                return try isInMemory ? Store.inMemory() : Store.at(configuration.url)
            }
            let isCommon = configurations.allSatisfy(\.isStoredInMemoryOnly)
            places.withLock { ($0.outside, $0.isCommon) = (stores, isCommon) }
        }
    }

    /// Creates the container of stores that are open, while they are migrated.
    init(_ schema: Schema, of stores: Stores) {
        self.schema = schema
        migrationPlan = nil
        parts = stores.places.map(\.part)
        configurations = Set(parts.map(\.configuration))
        places = Mutex(Places(outside: stores, isCommon: true))
    }

    private func open(_ store: (ModelConfiguration) throws -> Store) throws -> Stores {
        let places = try parts.map { Stores.Place(store: try store($0.configuration), part: $0) }
        let stores = Stores(places, schema: schema)
        try Migration.run(stores, to: schema, by: migrationPlan)
        return stores
    }

    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }

    /// The context of the main actor, which saves at the end of each turn that changed something.
    @MainActor
    public var mainContext: ModelContext {
        if let outside = outside {
            if let known = places.withLock({ UncheckedSendable($0.outsideContext) }).value { return known }
            let made = ModelContext(self, stores: outside)
            made.autosaveEnabled = true
            let box = UncheckedSendable(made)
            places.withLock { $0.outsideContext = box.value }
            return made
        }
        guard let session = SessionContext.current else {
            let made = ModelContext(self)
            made.autosaveEnabled = true
            return made
        }
        return session.service(SessionContexts.self).context(of: self)
    }

    /// The stores that belong to no visitor, where they are the ones to use.
    private var outside: Stores? {
        let isInSession = SessionContext.current != nil
        return places.withLock { isInSession && !$0.isCommon ? nil : $0.outside }
    }

    /// The stores of the visitor whose code runs.
    func stores() throws -> Stores {
        if let outside { return outside }
        guard let session = SessionContext.current else {
            // Detached work of the only visitor's.
            let only = places.withLock { places in
                places.hadSeveral ? nil : places.known.values.first { $0.visitor != nil }?.stores
            }
            guard let only else {
                throw SwiftDataError.load(
                    "A ModelContainer of several visitors was used outside of a session: it is not known whose.")
            }
            return only
        }
        let visitor = session.defaults
        let place = ObjectIdentifier(visitor)
        // Another visitor may have had the same place in memory.
        if let known = places.withLock({ $0.known[place] }), known.visitor === visitor { return known.stores }
        let stores = try open { try StorePlaces.store(for: $0, in: session) }
        places.withLock { places in
            let isSame = session.dataFolder != nil && session.dataFolder == places.folder
            if !places.known.isEmpty, !isSame { places.hadSeveral = true }
            places.folder = session.dataFolder
            // Files are closed with their visitor's last session.
            places.known = places.known.filter { $0.value.visitor != nil }
            places.known[place] = Known(visitor: visitor, stores: stores)
        }
        return stores
    }

    /// The stores of the visitor whose code runs, or ones that throw why there are none whenever they are used.
    func usableStores() -> Stores {
        do {
            return try stores()
        } catch {
            DeveloperNotes.report(
                .dataUnavailable, "A store cannot be used, so nothing is read from it or saved: \(error)",
                remedy:
                    "Look at the file, the disk and the migration; Documentation/HowTo/Data.md says what a store needs."
            )
            return Stores(unavailable: error)
        }
    }

    /// Deletes all objects of the stores.
    ///
    /// - Throws: The error of a store that cannot be opened or written; its objects stay.
    public func erase() throws {
        let stores = try stores()
        let entities = schema.stored.filter { $0.superentity == nil && stores.place(of: $0.table) != nil }
        try stores.write(Set(entities.map(\.table))) { databases in
            for entity in entities { try databases[entity].execute(sql: "DELETE FROM \(entity.table.quoted)") }
        }
    }

    /// Deletes all objects of the stores; where a store cannot be written they stay, and nothing says so.
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
        // What still runs of a session whose visitor's data were deleted makes no file again.
        if configuration.isStoredInMemoryOnly || session.defaults.isForgotten { return try Store.inMemory() }
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

    /// The name of a configuration's file in a visitor's folder: its path in the home of whoever asked for it.
    private static func name(of configuration: ModelConfiguration) -> String {
        guard configuration.hasFile else { return "\(safe(configuration.name)).store" }
        return safe(AppFolders.path(of: configuration.url))
    }

    private static func safe(_ name: String) -> String {
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_ ")))?
            .replacing("%", with: "=") ?? "default"
    }
}
