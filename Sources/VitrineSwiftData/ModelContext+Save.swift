// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import VitrineCore

extension ModelContext {
    /// Writes all changes to the stores: all, or none when it throws. `willSave` is posted before, `didSave` after it.
    ///
    /// - Throws: `SwiftDataError.modelValidationFailure` for what a rule of the models forbids,
    ///   `CocoaError.fileWriteOutOfSpace` for insertions and changes where no more is kept of the visitor, and what
    ///   the stores say.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        if let denial = denials.min(by: { $0.key < $1.key })?.value { throw SwiftDataError.validation(denial) }
        try checkCounts()
        // What only deletes makes room.
        if !inserted.isEmpty || !self.changed.isEmpty { try VisitorSpace.check() }
        var written: [WrittenModel] = []
        let (new, changed, deletedModels) = (insertedModelsArray, changedModelsArray, deletedModelsArray)
        loadRows(of: new + changed + deletedModels.filter { !Entity.of(type(of: $0)).preserved.isEmpty })
        let tables = Set((deletedModels + new + changed).map { Entity.of(type(of: $0)).table })
        try stores.write(tables) { databases in
            // A second attempt begins anew.
            written = []
            for model in deletedModels { try Self.delete(model, in: databases) }
            for model in new { written.append(try Self.insert(model, in: databases)) }
            let numbers = Dictionary(
                written.map { ($0.model._$record.number, $0.number) }, uniquingKeysWith: { first, _ in first })
            if numbers.contains(where: { $0.key != $0.value }) {
                for index in written.indices {
                    written[index] = try Self.correct(written[index], numbers: numbers, in: databases)
                }
            }
            for model in changed { written.append(try Self.update(model, numbers: numbers, in: databases)) }
            for model in new + changed { try Self.writePairs(of: model, numbers: numbers, in: databases) }
            try writeHistory(deletedModels, written, in: databases)
        }
        // What is deleted has no store afterwards.
        let gone = deletedModels.map { $0.persistentModelID }
        finish(written, deletedModels)
        postDidSave(
            inserted: new.map { $0.persistentModelID }, updated: changed.map { $0.persistentModelID }, deleted: gone)
    }

    /// Checks that objects are related to as many others as their relationships allow.
    private func checkCounts() throws {
        let new = inserted.filter { !Entity.of(type(of: $0.value)).counted.isEmpty }
        let models = recounted.merging(new) { first, _ in first }.sorted { $0.key.number < $1.key.number }
        for (_, model) in models where !model.isDeleted {
            let entity = Entity.of(type(of: model))
            for property in entity.counted {
                let count = property.models(of: model).filter { !$0.isDeleted }.count
                guard let problem = property.problem(of: count) else { continue }
                throw SwiftDataError.validation("\(entity.name) cannot be saved with \(problem) \(property.name).")
            }
        }
    }

    /// Loads the rows of objects that are written: a transaction cannot read beside itself.
    ///
    /// An object that another context has deleted, or that never was, has none: what was not read of it is nothing.
    private func loadRows(of models: [any PersistentModel]) {
        for model in models where model._$record.row == nil && !model._$record.isFresh {
            guard model._$record.loadedRow(of: model) == nil else { continue }
            model._$record.row = Array(repeating: .null, count: Entity.of(type(of: model)).columns.count)
        }
    }

    /// Runs a closure and saves what it changed, with everything that was not saved before it.
    ///
    /// - Parameter block: The closure.
    /// - Throws: The error of the closure, after which nothing is saved and nothing is taken back, or that of `save()`.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// A model as it was written.
    private struct WrittenModel {
        let model: any PersistentModel
        /// Another than the model's own where the values replaced those of an object with the same unique values.
        let number: Int64
        let row: [DatabaseValue]
    }

    /// Adds the changes to the history of each store, in the transactions that make them.
    private func writeHistory(
        _ deletedModels: [any PersistentModel], _ written: [WrittenModel], in databases: Stores.Open
    ) throws {
        for (store, database) in databases.databases {
            var changes = HistoryWriter()
            for model in deletedModels {
                let entity = Entity.of(type(of: model))
                guard databases.has(entity, in: store) else { continue }
                let record = model._$record
                changes.append(.delete, entity.name, record.number)
                changes.append(
                    values: entity.preserved.compactMap { property in
                        property.column.flatMap { record.row?[$0] }.map { (property.name, $0) }
                    })
            }
            for model in written {
                let entity = Entity.of(type(of: model.model))
                guard databases.has(entity, in: store) else { continue }
                let record = model.model._$record
                if record.state == .inserted, model.number == record.number {
                    changes.append(.insert, entity.name, model.number)
                    continue
                }
                changes.append(.update, entity.name, model.number)
                // What took the place of another object has changed all of its values.
                let indices = record.state == .inserted ? entity.columns.map(\.index) : record.dirty.sorted()
                changes.append(properties: indices.map { entity.properties[$0].name })
            }
            if changes.count > 0 { try store.record(changes, author: author, in: database) }
        }
    }

    private func finish(_ written: [WrittenModel], _ deletedModels: [any PersistentModel]) {
        var change = StoreChange()
        var replaced = StoreChange()
        for model in written {
            let record = model.model._$record
            let entity = Entity.of(type(of: model.model))
            let name = entity.table
            if record.state == .inserted {
                change.inserted.insert(name)
            } else {
                change.updated[name, default: []].formUnion(record.dirty)
            }
            if record.number != model.number {
                forget(record.number, of: entity)
                record.number = model.number
                if object(model.number, of: entity) == nil { register(model.model) }
                replaced.saved[name, default: []].insert(model.number)
            }
            record.row = model.row
            record.dirty = []
            record.state = .stored
            change.saved[name, default: []].insert(model.number)
        }
        for model in deletedModels {
            model._$record.state = .removed
            let entity = Entity.of(type(of: model))
            forget(model._$record.number, of: entity)
            change.deleted[entity.table, default: []].insert(model._$record.number)
        }
        clearChanges()
        denials = [:]
        // Other objects of this context that have the values of before.
        if !replaced.saved.isEmpty { apply(replaced) }
        if !deletedModels.isEmpty { forgetTargets(change.deleted) }
        stores.publish(change, from: inbox)
    }

    private static func delete(_ model: any PersistentModel, in databases: Stores.Open) throws {
        let entity = Entity.of(type(of: model))
        let statement = try databases[entity].cachedStatement(
            sql: "DELETE FROM \(entity.table.quoted) WHERE \"_id\" = ?")
        try statement.execute(arguments: [model._$record.number])
    }

    private static func row(of model: any PersistentModel, _ numbers: [Int64: Int64] = [:]) throws -> [DatabaseValue] {
        try Entity.of(type(of: model)).columns.map { property in
            let value = try property.columnValue(of: model)
            // A related object that took the place of another has the number of that one now.
            guard !numbers.isEmpty, property is any RelationshipDescription,
                let number = Int64.fromDatabaseValue(value)
            else { return value }
            return (numbers[number] ?? number).databaseValue
        }
    }

    private static func insert(_ model: any PersistentModel, in databases: Stores.Open) throws -> WrittenModel {
        let entity = Entity.of(type(of: model))
        let database = try databases[entity]
        let row = try row(of: model)
        for list in entity.uniques {
            guard let number = try number(with: list, of: row, entity, in: database) else { continue }
            try write(row, entity.columns, to: number, entity, in: database)
            if entity.superentity != nil {
                try database.execute(
                    sql: "UPDATE \(entity.table.quoted) SET \"_type\" = ? WHERE \"_id\" = ?",
                    arguments: [entity.name, number])
            }
            return WrittenModel(model: model, number: number, row: row)
        }
        let kind = entity.superentity == nil ? [] : [("_type", entity.name.databaseValue)]
        let values = kind + zip(entity.columns, row).map { ($0.columnName, $1) }
        let names = values.map { ", \($0.0.quoted)" }.joined()
        let marks = String(repeating: ", ?", count: values.count)
        let statement = try database.cachedStatement(
            sql: "INSERT INTO \(entity.table.quoted) (\"_id\"\(names)) VALUES (?\(marks))")
        statement.setUncheckedArguments(StatementArguments([model._$record.number.databaseValue] + values.map(\.1)))
        try statement.execute()
        return WrittenModel(model: model, number: model._$record.number, row: row)
    }

    /// The object that has the values of a row in some unique columns.
    private static func number(
        with list: [ModelProperty], of row: [DatabaseValue], _ entity: Entity, in database: Database
    ) throws -> Int64? {
        let columns = list.compactMap { property in property.column.map { (property, row[$0]) } }
        guard columns.count == list.count, !columns.contains(where: { $0.1.isNull }) else { return nil }
        let condition = columns.map { "\($0.0.columnName.quoted) = ?" }.joined(separator: " AND ")
        let statement = try database.cachedStatement(
            sql: "SELECT \"_id\" FROM \(entity.table.quoted) WHERE \(condition)")
        return try Int64.fetchOne(statement, arguments: StatementArguments(columns.map(\.1)))
    }

    /// Writes a new model again whose related objects took the places of others.
    private static func correct(
        _ written: WrittenModel, numbers: [Int64: Int64], in databases: Stores.Open
    ) throws -> WrittenModel {
        let entity = Entity.of(type(of: written.model))
        let row = try row(of: written.model, numbers)
        guard row != written.row else { return written }
        try write(row, entity.columns, to: written.number, entity, in: databases[entity])
        return WrittenModel(model: written.model, number: written.number, row: row)
    }

    private static func update(
        _ model: any PersistentModel, numbers: [Int64: Int64], in databases: Stores.Open
    ) throws -> WrittenModel {
        let entity = Entity.of(type(of: model))
        let record = model._$record
        let row = try row(of: model, numbers)
        let columns = entity.columns.filter { record.dirty.contains($0.index) }
        if !columns.isEmpty { try write(row, columns, to: record.number, entity, in: databases[entity]) }
        return WrittenModel(model: model, number: record.number, row: row)
    }

    private static func write(
        _ row: [DatabaseValue], _ columns: [ModelProperty], to number: Int64, _ entity: Entity, in database: Database
    ) throws {
        guard !columns.isEmpty else { return }
        let assignments = columns.map { "\($0.columnName.quoted) = ?" }.joined(separator: ", ")
        let statement = try database.cachedStatement(
            sql: "UPDATE \(entity.table.quoted) SET \(assignments) WHERE \"_id\" = ?")
        let values = columns.compactMap { $0.column.map { row[$0] } } + [number.databaseValue]
        statement.setUncheckedArguments(StatementArguments(values))
        try statement.execute()
    }

    /// Writes the pairs of a model's relationships that have a table of their own.
    private static func writePairs(
        of model: any PersistentModel, numbers: [Int64: Int64], in databases: Stores.Open
    ) throws {
        let entity = Entity.of(type(of: model))
        let database = try databases[entity]
        let record = model._$record
        let own = numbers[record.number] ?? record.number
        for property in entity.relationships {
            guard let table = entity.joinTable(of: property), property.isLoaded(model),
                record.state == .inserted || record.dirty.contains(property.index)
            else { continue }
            let wanted = Set(property.models(of: model).map { numbers[$0._$record.number] ?? $0._$record.number })
            let known = try Set(
                Int64.fetchAll(
                    database, sql: "SELECT \(table.other) FROM \(table.name.quoted) WHERE \(table.own) = ?",
                    arguments: [own]))
            for number in known.subtracting(wanted) {
                try database.execute(
                    sql: "DELETE FROM \(table.name.quoted) WHERE \(table.own) = ? AND \(table.other) = ?",
                    arguments: [own, number])
            }
            for number in wanted.subtracting(known).sorted() {
                try database.execute(
                    sql: "INSERT OR IGNORE INTO \(table.name.quoted) (\(table.own), \(table.other)) VALUES (?, ?)",
                    arguments: [own, number])
            }
        }
    }
}
