// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

extension ModelContext {
    /// Returns the objects that a descriptor describes, with what was changed and not saved.
    ///
    /// - Parameter descriptor: Which objects, in which order and how many.
    /// - Returns: The objects, all of them loaded: limit a long result, or fetch it with a batch size.
    /// - Throws: The error of a store that cannot be read.
    public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
        takeChanges()
        fetches += 1
        let plan = FetchPlan(descriptor)
        let pending = pendingModels(for: plan)
        let found =
            try plan.isSQL && pending.isEmpty
            ? models(of: plan, limit: plan.limit, offset: plan.offset) : fetchInMemory(plan, pending)
        prefetch(descriptor.relationshipKeyPathsForPrefetching, of: found)
        return found
    }

    /// Returns the same objects as `fetch(_:)`; of a long result most load what they have when it is read.
    ///
    /// For who holds the result and is told of changes: an object that is deleted before it is read reads as empty.
    func fetchLazily<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
        takeChanges()
        fetches += 1
        let plan = FetchPlan(descriptor)
        let pending = pendingModels(for: plan)
        let found =
            try plan.isSQL && pending.isEmpty
            ? models(of: plan, limit: plan.limit, offset: plan.offset, isLazy: true)
            : fetchInMemory(plan, pending, isLazy: true)
        prefetch(descriptor.relationshipKeyPathsForPrefetching, of: found)
        return found
    }

    /// Returns the number of the objects that a descriptor describes, without loading them.
    ///
    /// - Parameter descriptor: Which objects; a limit and an offset of it count.
    /// - Returns: The number.
    /// - Throws: The error of a store that cannot be read.
    public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel {
        takeChanges()
        let plan = FetchPlan(descriptor)
        guard plan.isSQL, pendingModels(for: plan).isEmpty else { return try fetch(descriptor).count }
        let query = plan.query(columns: "1", limit: plan.limit, offset: plan.offset)
        return try stores.read(plan.entity) {
            try Int.fetchOne(
                $0, sql: "SELECT COUNT(*) FROM (\(query.text))", arguments: StatementArguments(query.arguments)) ?? 0
        }
    }

    /// Returns the identities of the objects that a descriptor describes, in its order.
    ///
    /// - Parameter descriptor: Which objects, in which order and how many.
    /// - Returns: The identities.
    /// - Throws: The error of a store that cannot be read.
    public func fetchIdentifiers<T>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] where T: PersistentModel {
        takeChanges()
        let plan = FetchPlan(descriptor)
        guard plan.isSQL, pendingModels(for: plan).isEmpty else {
            return try fetch(descriptor).map(\.persistentModelID)
        }
        let name = plan.entity.name
        let hasKinds = container.schema.family(of: plan.entity).count > 1
        let query = plan.query(
            columns: hasKinds ? "t.\"_id\", t.\"_type\"" : "t.\"_id\"", limit: plan.limit, offset: plan.offset)
        let store = try stores.store(of: plan.entity)
        return try store.read { database in
            let arguments = StatementArguments(query.arguments)
            guard hasKinds else {
                return try Int64.fetchAll(database, sql: query.text, arguments: arguments)
                    .map { PersistentIdentifier($0, entity: name, store: store.identifier) }
            }
            return try Row.fetchAll(database, sql: query.text, arguments: arguments).map { row in
                let (number, kind): (Int64, String?) = (row[0], row[1])
                return PersistentIdentifier(number, entity: kind ?? name, store: store.identifier)
            }
        }
    }

    /// Runs a closure for each of the objects that a descriptor describes, loaded in batches.
    ///
    /// - Parameters:
    ///   - fetch: Which objects, in which order and how many.
    ///   - batchSize: How many objects are loaded at a time.
    ///   - allowEscapingMutations: Whether the closure may leave changes in the context. A context that has some keeps every object
    ///     that they are of, so that the objects of the batches cannot be freed.
    ///   - block: The closure.
    /// - Throws: The error of the closure, which ends the enumeration, or of a store that cannot be read; and a
    ///   `SwiftDataError` after the first batch that leaves changes in a context that had none, unless these are allowed. The
    ///   changes stay.
    public func enumerate<T>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws where T: PersistentModel {
        let identifiers = try fetchIdentifiers(fetch)
        let mayChange = allowEscapingMutations || hasChanges
        for start in stride(from: 0, to: identifiers.count, by: max(batchSize, 1)) {
            let batch = identifiers[start..<min(start + max(batchSize, 1), identifiers.count)]
            let found = try models(batch.map(\.number), Entity.of(T.self)).compactMap { $0 as? T }
            prefetch(fetch.relationshipKeyPathsForPrefetching, of: found)
            for model in found { try block(model) }
            if hasChanges, !mayChange { throw SwiftDataError.escapingMutations }
        }
    }

    /// Returns the objects that a descriptor describes, which are loaded in batches when they are read.
    ///
    /// An object that is deleted meanwhile stays among the results.
    ///
    /// - Throws: `SwiftDataError.includePendingChangesWithBatchSize` for a descriptor that asks for changes that are not
    ///   saved, as one does unless it is told otherwise.
    public func fetch<T>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<T> where T: PersistentModel {
        guard !descriptor.includePendingChanges else { throw SwiftDataError.includePendingChangesWithBatchSize }
        let entity = Entity.of(T.self)
        let numbers = try fetchIdentifiers(descriptor).map(\.number)
        return FetchResultsCollection(count: numbers.count, batchSize: batchSize) { [self] range in
            let batch = Array(numbers[range])
            let found = (try? models(batch, entity)) ?? batch.map { object($0, of: entity) }
            let results = zip(batch, found).map { number, model in
                model as? T ?? make(T.self, number: number, row: nil)
            }
            prefetch(descriptor.relationshipKeyPathsForPrefetching, of: results)
            return results
        }
    }

    /// Returns the identities of the objects that a descriptor describes, which are made in batches when they are read.
    public func fetchIdentifiers<T>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> where T: PersistentModel {
        let identifiers = try fetchIdentifiers(descriptor)
        return FetchResultsCollection(count: identifiers.count, batchSize: batchSize) { Array(identifiers[$0]) }
    }

    /// The objects of some numbers, `nil` for those that are not stored; those that nobody holds are loaded together.
    private func models(_ numbers: [Int64], _ entity: Entity) throws -> [(any PersistentModel)?] {
        let known = numbers.map { object($0, of: entity) }
        let missing = zip(numbers, known).filter { $0.1 == nil }.map(\.0)
        let rows = try rows(of: missing, entity)
        return zip(numbers, known).map { number, model in
            model ?? rows[number].map { make($0.entity, number: number, row: $0.columns) }
        }
    }

    /// The changed objects that a fetch cannot leave to the store.
    private func pendingModels<T>(for plan: FetchPlan<T>) -> [any PersistentModel] {
        guard hasChanges, plan.descriptor.includePendingChanges else { return [] }
        let pending = Array(inserted.values) + Array(changed.values) + Array(deleted.values)
        return pending.filter { plan.entities.contains(Entity.of(type(of: $0)).table) }
    }

    private func models<T>(
        of plan: FetchPlan<T>, limit: Int?, offset: Int?, isLazy: Bool = false
    ) throws -> [T] {
        let reader = EntityRows(plan.entity, in: container.schema)
        let isLazy = isLazy && limit ?? .max > LazyModels.eagerCount
        let query = plan.query(
            columns: reader.selection, limit: isLazy ? LazyModels.eagerCount + 1 : limit, offset: offset)
        // Both queries in one go: no save comes between them.
        typealias Identity = (number: Int64, entity: Entity)
        let (rows, all) = try stores.read(plan.entity) { database -> ([NumberedRow], [Identity]) in
            let rows = try reader.rows(database, query)
            guard isLazy, rows.count > LazyModels.eagerCount else { return (rows, []) }
            let identities = plan.query(columns: reader.identity, limit: limit, offset: offset)
            return (rows, try reader.objects(database, identities))
        }
        rowsRead += rows.count
        guard !all.isEmpty else { return rows.compactMap { adopt($0) as? T } }
        let lazyModels = LazyModels(all.map { $0.number }, plan.entity)
        return all.enumerated().compactMap { (position, found) -> T? in
            if position < rows.count, rows[position].number == found.number { return adopt(rows[position]) as? T }
            if let known = object(found.number, of: found.entity), Entity.of(type(of: known)) === found.entity {
                return known as? T
            }
            let model = make(found.entity, number: found.number, row: nil)
            model._$record.lazyModels = (lazyModels, position)
            return model as? T
        }
    }

    /// The object of a row, brought to it.
    func adopt(_ row: NumberedRow) -> any PersistentModel {
        // An identity from outside may have named another model of the hierarchy.
        guard let known = object(row.number, of: row.entity), Entity.of(type(of: known)) === row.entity else {
            return make(row.entity, number: row.number, row: row.columns)
        }
        refresh(known, with: row)
        return known
    }

    private func fetchInMemory<T>(
        _ plan: FetchPlan<T>, _ pending: [any PersistentModel], isLazy: Bool = false
    ) throws -> [T] {
        var found: [T]
        if plan.predicate != nil || plan.descriptor.predicate == nil,
            pending.allSatisfy({ Entity.of(type(of: $0)).table == plan.entity.table })
        {
            // What the store selects, without what was changed since; and what of that is selected now.
            let known = Set(pending.map { $0._$record.number })
            let limit = plan.isSQL ? plan.limit(after: known.count) : nil
            found = try models(of: plan, limit: limit, offset: nil, isLazy: isLazy)
                .filter { !known.contains($0._$record.number) }
            let new = try pending.compactMap { $0 as? T }.filter { try !$0.isDeleted && plan.selects($0) }
            found = try plan.isSQL ? plan.merged(new, into: found) : plan.ordered(found + new)
        } else {
            let all = FetchPlan(FetchDescriptor<T>())
            found = try models(of: all, limit: nil, offset: nil)
            if plan.descriptor.includePendingChanges { found += inserted.values.compactMap { $0 as? T } }
            found = try plan.ordered(found.filter { try !$0.isDeleted && plan.selects($0) })
        }
        let rest = found.dropFirst(plan.offset ?? 0)
        return Array(plan.limit.map { rest.prefix($0) } ?? rest)
    }

    // MARK: - Rows

    /// The rows of objects by their numbers.
    func rows(of numbers: [Int64], _ entity: Entity) throws -> [Int64: NumberedRow] {
        let reader = EntityRows(entity, in: container.schema)
        let kinds = entity.condition("t").map { " AND \($0)" } ?? ""
        var found: [Int64: NumberedRow] = [:]
        for start in stride(from: 0, to: numbers.count, by: 500) {
            let batch = numbers[start..<min(start + 500, numbers.count)]
            let list = batch.map(String.init).joined(separator: ",")
            let query = SQLText(
                "SELECT \(reader.selection) FROM \(entity.table.quoted) t WHERE t.\"_id\" IN (\(list))\(kinds)")
            for row in try stores.read(entity, { try reader.rows($0, query) }) { found[row.number] = row }
        }
        rowsRead += found.count
        return found
    }

    /// The row of an object that is read for the first time.
    func row(of model: any PersistentModel) -> [DatabaseValue]? {
        try? rows(of: [model._$record.number], Entity.of(type(of: model)))[model._$record.number]?.columns
    }

    /// The objects that an object is related to.
    func related(to model: any PersistentModel, by property: any RelationshipDescription) -> [any PersistentModel] {
        let entity = Entity.of(type(of: model))
        let target = Entity.of(property.target)
        let record = model._$record
        guard record.state != .free else { return [] }
        if let column = property.column {
            guard let number = record.loadedRow(of: model).flatMap({ Int64.fromDatabaseValue($0[column]) }) else {
                return []
            }
            if let known = object(number, of: target) { return known.isDeleted ? [] : [known] }
            guard let row = try? rows(of: [number], target)[number] else { return [] }
            return [make(row.entity, number: number, row: row.columns)]
        }
        let condition =
            entity.joinTable(of: property).map { table in
                "t.\"_id\" IN (SELECT \(table.other) FROM \(table.name.quoted) WHERE \(table.own) = ?)"
            } ?? "t.\((entity.inverse(of: property)?.columnName ?? "").quoted) = ?"
        let reader = EntityRows(target, in: container.schema)
        let query = SQLText(
            "SELECT \(reader.selection) FROM \(target.table.quoted) t WHERE \(condition) ORDER BY t.\"_id\"",
            [record.number.databaseValue])
        let rows = (try? stores.read(target) { try reader.rows($0, query) }) ?? []
        rowsRead += rows.count
        return pending(rows.map { adopt($0) }, of: model, by: property)
    }

    /// Related objects of the store as the changes that are not saved leave them.
    func pending(
        _ stored: [any PersistentModel], of model: any PersistentModel, by property: any RelationshipDescription
    ) -> [any PersistentModel] {
        guard hasChanges, let inverse = Entity.of(type(of: model)).inverse(of: property) else {
            return stored.filter { !$0.isDeleted }
        }
        let number = model._$record.number
        func isRelated(_ other: any PersistentModel) -> Bool {
            inverse.isLoaded(other) && inverse.models(of: other).contains { $0._$record.number == number }
        }
        let target = Entity.of(property.target)
        let edited = (Array(inserted.values) + Array(changed.values)).filter {
            Entity.of(type(of: $0)).isKind(of: target)
                && ($0._$record.state == .inserted || $0._$record.dirty.contains(inverse.index))
        }
        let numbers = Set(edited.map { $0._$record.number })
        let kept = stored.filter { !$0.isDeleted && !numbers.contains($0._$record.number) }
        return (kept + edited.filter(isRelated)).sorted { $0._$record.number < $1._$record.number }
    }
}
