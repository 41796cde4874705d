// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// A row of an object's table.
struct NumberedRow {
    let number: Int64
    /// The entity of the object's own class.
    let entity: Entity
    /// The columns of the entity.
    let columns: [DatabaseValue]
}

/// How the rows of an entity's objects are read, with those of the models that inherit from it.
struct EntityRows {
    private let entity: Entity
    /// What a query of objects selects from `t`.
    let selection: String
    /// What a query of objects selects whose columns are not needed.
    let identity: String
    /// The entities by their names, with the places of their columns in a row; empty where no other inherits.
    private let kinds: [String: (entity: Entity, places: [Int])]

    init(_ entity: Entity, in schema: Schema) {
        self.entity = entity
        let family = schema.family(of: entity)
        guard family.count > 1 else {
            selection = Self.selection(of: entity.columns, ["_id"])
            identity = Self.selection(of: [], ["_id"])
            kinds = [:]
            return
        }
        let first = ["_id", "_type"]
        var columns: [ModelProperty] = []
        var places: [ObjectIdentifier: Int] = [:]
        for property in family.flatMap(\.columns) where places[ObjectIdentifier(property)] == nil {
            places[ObjectIdentifier(property)] = first.count + columns.count
            columns.append(property)
        }
        selection = Self.selection(of: columns, first)
        identity = Self.selection(of: [], first)
        var kinds: [String: (entity: Entity, places: [Int])] = [:]
        for kind in family {
            kinds[kind.name] = (entity: kind, places: kind.columns.compactMap { places[ObjectIdentifier($0)] })
        }
        self.kinds = kinds
    }

    private static func selection(of columns: [ModelProperty], _ first: [String]) -> String {
        (first + columns.map(\.columnName)).map { "t.\($0.quoted)" }.joined(separator: ", ")
    }

    /// The rows of a query that selects `selection`.
    func rows(_ database: Database, _ query: SQLText) throws -> [NumberedRow] {
        let statement = try database.cachedStatement(sql: query.text)
        let cursor = try Row.fetchCursor(statement, arguments: StatementArguments(query.arguments))
        var rows: [NumberedRow] = []
        while let row = try cursor.next() { rows.append(read(row)) }
        return rows
    }

    /// The numbers and entities of the objects of a query that selects `identity`.
    func objects(_ database: Database, _ query: SQLText) throws -> [(number: Int64, entity: Entity)] {
        let statement = try database.cachedStatement(sql: query.text)
        let cursor = try Row.fetchCursor(statement, arguments: StatementArguments(query.arguments))
        var found: [(number: Int64, entity: Entity)] = []
        while let row = try cursor.next() {
            let number: Int64 = row[0]
            let kind = kinds.isEmpty ? nil : row[1] as String?
            found.append((number: number, entity: kind.flatMap { kinds[$0]?.entity } ?? entity))
        }
        return found
    }

    private func read(_ row: Row) -> NumberedRow {
        guard !kinds.isEmpty else {
            return NumberedRow(number: row[0], entity: entity, columns: row.databaseValues.dropFirst().map { $0 })
        }
        let values = Array(row.databaseValues)
        // The name of a class that inherits; the schema may not have it.
        let kind = String.fromDatabaseValue(values[1]).flatMap { kinds[$0] } ?? kinds[entity.name]
        return NumberedRow(
            number: row[0], entity: kind?.entity ?? entity, columns: kind?.places.map { values[$0] } ?? [])
    }
}
