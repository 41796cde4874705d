// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// A configuration of a container, with the entities that live in its store.
struct ContainerPart: Sendable {
    let configuration: ModelConfiguration
    /// The names of the entities; `nil` for all that no other part has.
    let entities: Set<String>?

    /// The parts of a container.
    ///
    /// A schema has the models that its models are related to. So no relationship leads from one store into another
    /// where no entity is in two of them.
    ///
    /// - Throws: `SwiftDataError.duplicateConfiguration` for two configurations of one file,
    ///   `configurationFileNameContainsInvalidCharacters` and `configurationFileNameTooLong` for names that files cannot have,
    ///   `configurationSchemaNotFoundInContainerSchema` for models that the container has not, and
    ///   `loadIssueModelContainer` for a model that two configurations have.
    static func parts(_ configurations: [ModelConfiguration], of schema: Schema) throws -> [ContainerPart] {
        let all = schema.names
        var owners: [String: ModelConfiguration] = [:]
        var files: Set<String> = []
        var rest: ModelConfiguration?
        return try configurations.map { configuration in
            try configuration.checkFileName()
            if !configuration.isStoredInMemoryOnly, !files.insert(configuration.url.path).inserted {
                throw SwiftDataError.duplicate("Two configurations have the file \(configuration.url.path).")
            }
            guard let names = configuration.schema?.names else {
                if let rest {
                    throw SwiftDataError.load(
                        "The configurations \(rest.name) and \(configuration.name) do not say which models they have.")
                }
                rest = configuration
                return ContainerPart(configuration: configuration, entities: nil)
            }
            if let unknown = names.subtracting(all).min() {
                throw SwiftDataError.unknownModel(
                    "The configuration \(configuration.name) has the model \(unknown), which the container has not.")
            }
            for name in names.sorted() {
                if let owner = owners.updateValue(configuration, forKey: name) {
                    throw SwiftDataError.load(
                        "\(name) is in the configurations \(owner.name) and \(configuration.name): an object lives in "
                            + "one store, together with the objects that it is related to.")
                }
            }
            return ContainerPart(configuration: configuration, entities: names == all ? nil : names)
        }
    }
}

/// The stores of a container as one visitor has them.
///
/// Invariant: each entity lives in one of them at most.
final class Stores: Sendable {
    struct Place: Sendable {
        let store: Store
        let part: ContainerPart
    }

    let places: [Place]
    /// The names of all entities.
    private let names: Set<String>
    /// Why nothing can be read or written.
    private let failure: (any Error)?

    init(_ places: [Place], schema: Schema) {
        self.places = places
        names = schema.names
        failure = nil
    }

    /// Stores that cannot be used: whatever is read or written throws the reason.
    init(unavailable reason: any Error) {
        places = []
        names = []
        failure = reason
    }

    /// The same stores for another version of their schema.
    func with(_ schema: Schema) -> Stores { Stores(places, schema: schema) }

    /// The place of an entity; `nil` for one that lives nowhere.
    func place(of name: String) -> Place? {
        guard names.contains(name) else { return nil }
        return places.first { $0.part.entities?.contains(name) == true } ?? places.first { $0.part.entities == nil }
    }

    /// The store of an entity.
    ///
    /// - Throws: `SwiftDataError.unknownSchema` for an entity that lives nowhere, and why the stores cannot be used.
    func store(of entity: Entity) throws -> Store { try known(entity.table).store }

    private func known(_ name: String) throws -> Place {
        if let failure { throw failure }
        guard let place = place(of: name) else {
            throw SwiftDataError.schema("No configuration of the container has the model \(name).")
        }
        return place
    }

    /// The identifier of an entity's store.
    func identifier(of name: String) -> String? { place(of: name)?.store.identifier }

    /// Reads from the store of an entity.
    func read<T>(_ entity: Entity, _ body: (Database) throws -> T) throws -> T { try store(of: entity).read(body) }

    /// Makes the tables of a schema, each in its store.
    func prepare(_ schema: Schema) throws {
        let stores = with(schema)
        for place in places {
            try place.store.prepare(schema.stored.filter { stores.place(of: $0.table)?.store === place.store })
        }
    }

    /// The databases of some stores, while they are changed.
    struct Open {
        fileprivate let stores: Stores
        fileprivate(set) var databases: [(store: Store, database: Database)] = []

        /// The database of an entity, which has to be among those that were opened.
        ///
        /// - Throws: `SwiftDataError.unknownSchema` for another one.
        subscript(entity: Entity) -> Database {
            get throws {
                if databases.count == 1 { return databases[0].database }
                let store = stores.place(of: entity.table)?.store
                guard let found = databases.first(where: { $0.store === store }) else {
                    throw SwiftDataError.schema("The store of \(entity.name) is not open.")
                }
                return found.database
            }
        }

        /// Whether an entity lives in one of the stores.
        func has(_ entity: Entity, in store: Store) -> Bool {
            databases.count == 1 || stores.place(of: entity.table)?.store === store
        }
    }

    /// Changes the stores of some tables; an error undoes everything in all of them.
    ///
    /// The stores are opened in one order, so that two saves do not wait for each other. A process that ends between
    /// the ends of two transactions leaves one of them.
    ///
    /// - Throws: `SwiftDataError.unknownSchema` for an entity that lives nowhere, and `modelValidationFailure` where
    ///   a configuration forbids changes.
    func write(_ tables: Set<String>, _ body: (Open) throws -> Void) throws {
        var stores: [Store] = []
        for name in tables.sorted() {
            let place = try known(name)
            guard place.part.configuration.allowsSave else {
                throw SwiftDataError.validation("The store of \(place.part.configuration.name) cannot be saved.")
            }
            if !stores.contains(where: { $0 === place.store }) { stores.append(place.store) }
        }
        stores.sort { $0.number < $1.number }
        try write(stores[...], Open(stores: self), body)
    }

    private func write(_ rest: ArraySlice<Store>, _ open: Open, _ body: (Open) throws -> Void) throws {
        guard let store = rest.first else {
            try body(open)
            // What is checked at the end of a transaction has to hold before the first one ends.
            for (_, database) in open.databases.dropLast() { try database.checkForeignKeys() }
            return
        }
        try store.write { database in
            var open = open
            open.databases.append((store, database))
            try write(rest.dropFirst(), open, body)
        }
    }

    /// Gives an inbox everything that others save from now on.
    func register(_ inbox: ContextInbox) {
        for place in places { place.store.register(inbox) }
    }

    /// Tells all but the inbox of who saved.
    func publish(_ change: StoreChange, from sender: ContextInbox) {
        for (index, place) in places.enumerated() {
            let own = places.count == 1 ? change : change.filtered { self.place(of: $0)?.store === place.store }
            guard !own.entities.isEmpty, !places[..<index].contains(where: { $0.store === place.store }) else {
                continue
            }
            place.store.publish(own, from: sender)
        }
    }
}

extension Schema {
    /// The names of the schema's models.
    var names: Set<String> { Set(stored.map(\.name)) }
}
