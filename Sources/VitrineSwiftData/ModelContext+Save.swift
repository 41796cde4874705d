// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

extension ModelContext {
    /// Writes all changes to the store: all, or none when it throws.
    public func save() throws {
        guard hasChanges else { return }
        guard container.configuration.allowsSave else {
            throw SwiftDataError.validation("The store of \(container.configuration.name) cannot be saved.")
        }
        if let denial = denials.first { throw SwiftDataError.validation(denial) }
        var written: [WrittenModel] = []
        let (new, changed, gone) = (insertedModelsArray, changedModelsArray, deletedModelsArray)
        try store.write { database in
            // A second attempt begins anew.
            written = []
            for model in gone { try Self.delete(model, in: database) }
            for model in new { written.append(try Self.insert(model, in: database)) }
            let numbers = Dictionary(
                written.map { ($0.model._$record.number, $0.number) }, uniquingKeysWith: { first, _ in first })
            if numbers.contains(where: { $0.key != $0.value }) {
                for index in written.indices {
                    written[index] = try Self.correct(written[index], numbers: numbers, in: database)
                }
            }
            for model in changed { written.append(try Self.update(model, numbers: numbers, in: database)) }
            for model in new + changed { try Self.writePairs(of: model, numbers: numbers, in: database) }
        }
        finish(written, gone)
    }

    /// Runs a closure and saves what it changed.
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

    private func finish(_ written: [WrittenModel], _ gone: [any PersistentModel]) {
        var change = StoreChange()
        var replaced = StoreChange()
        for model in written {
            let record = model.model._$record
            let name = Entity.of(type(of: model.model)).name
            if record.number != model.number {
                forget(record.number)
                record.number = model.number
                if object(model.number) == nil { register(model.model) }
                replaced.saved[name, default: []].insert(model.number)
            }
            record.row = model.row
            record.dirty = []
            record.state = .stored
            change.saved[name, default: []].insert(model.number)
        }
        for model in gone {
            model._$record.state = .gone
            forget(model._$record.number)
            change.deleted[Entity.of(type(of: model)).name, default: []].insert(model._$record.number)
        }
        clearChanges()
        denials = []
        // Other objects of this context that have the values of before.
        if !replaced.saved.isEmpty { apply(replaced) }
        if !gone.isEmpty { forgetTargets(change.deleted) }
        store.publish(change, from: inbox)
    }

    private static func delete(_ model: any PersistentModel, in database: Database) throws {
        let table = Entity.of(type(of: model)).name.quoted
        let statement = try database.cachedStatement(sql: "DELETE FROM \(table) WHERE \"_id\" = ?")
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

    private static func insert(_ model: any PersistentModel, in database: Database) throws -> WrittenModel {
        let entity = Entity.of(type(of: model))
        let row = try row(of: model)
        for list in entity.uniques {
            guard let number = try number(with: list, of: row, entity, in: database) else { continue }
            try write(row, entity.columns, to: number, entity, in: database)
            return WrittenModel(model: model, number: number, row: row)
        }
        let names = entity.columns.map { ", \($0.name.quoted)" }.joined()
        let marks = String(repeating: ", ?", count: entity.columns.count)
        let statement = try database.cachedStatement(
            sql: "INSERT INTO \(entity.name.quoted) (\"_id\"\(names)) VALUES (?\(marks))")
        statement.setUncheckedArguments(StatementArguments([model._$record.number.databaseValue] + row))
        try statement.execute()
        return WrittenModel(model: model, number: model._$record.number, row: row)
    }

    /// The object that has the values of a row in some unique columns.
    private static func number(
        with list: [ModelProperty], of row: [DatabaseValue], _ entity: Entity, in database: Database
    ) throws -> Int64? {
        let columns = list.compactMap { property in property.column.map { (property, row[$0]) } }
        guard columns.count == list.count, !columns.contains(where: { $0.1.isNull }) else { return nil }
        let condition = columns.map { "\($0.0.name.quoted) = ?" }.joined(separator: " AND ")
        let statement = try database.cachedStatement(
            sql: "SELECT \"_id\" FROM \(entity.name.quoted) WHERE \(condition)")
        return try Int64.fetchOne(statement, arguments: StatementArguments(columns.map(\.1)))
    }

    /// Writes a new model again whose related objects took the places of others.
    private static func correct(
        _ written: WrittenModel, numbers: [Int64: Int64], in database: Database
    ) throws -> WrittenModel {
        let entity = Entity.of(type(of: written.model))
        let row = try row(of: written.model, numbers)
        guard row != written.row else { return written }
        try write(row, entity.columns, to: written.number, entity, in: database)
        return WrittenModel(model: written.model, number: written.number, row: row)
    }

    private static func update(
        _ model: any PersistentModel, numbers: [Int64: Int64], in database: Database
    ) throws -> WrittenModel {
        let entity = Entity.of(type(of: model))
        let record = model._$record
        let row = try row(of: model, numbers)
        let columns = entity.columns.filter { record.dirty.contains($0.index) }
        if !columns.isEmpty { try write(row, columns, to: record.number, entity, in: database) }
        return WrittenModel(model: model, number: record.number, row: row)
    }

    private static func write(
        _ row: [DatabaseValue], _ columns: [ModelProperty], to number: Int64, _ entity: Entity, in database: Database
    ) throws {
        guard !columns.isEmpty else { return }
        let assignments = columns.map { "\($0.name.quoted) = ?" }.joined(separator: ", ")
        let statement = try database.cachedStatement(
            sql: "UPDATE \(entity.name.quoted) SET \(assignments) WHERE \"_id\" = ?")
        let values = columns.compactMap { $0.column.map { row[$0] } } + [number.databaseValue]
        statement.setUncheckedArguments(StatementArguments(values))
        try statement.execute()
    }

    /// Writes the pairs of a model's relationships that have a table of their own.
    private static func writePairs(
        of model: any PersistentModel, numbers: [Int64: Int64], in database: Database
    ) throws {
        let entity = Entity.of(type(of: model))
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
