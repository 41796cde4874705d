// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import VitrineCore

extension Store {
    /// Makes the tables of some entities, and changes those that are of an earlier schema.
    ///
    /// - Throws: `SwiftDataError.loadIssueModelContainer` for a change that needs values that nobody gave.
    func prepare(_ entities: [Entity]) throws {
        try write { database in
            for entity in entities { try Self.prepare(entity, in: database) }
            for entity in entities {
                for table in Set(entity.relationships.compactMap { entity.joinTable(of: $0) }).map(\.name) {
                    try Self.makeJoinTable(table, entity, in: database)
                }
            }
        }
    }

    private static func prepare(_ entity: Entity, in database: Database) throws {
        if try database.tableExists(entity.name) {
            try migrate(entity, in: database)
        } else {
            let columns = entity.columns.map { ", \($0.name.quoted) \(declaration(of: $0))" }
            try database.execute(
                sql: "CREATE TABLE \(entity.name.quoted) (\"_id\" INTEGER PRIMARY KEY\(columns.joined()))")
        }
        try makeIndices(of: entity, in: database)
    }

    private static func declaration(of property: ModelProperty) -> String {
        guard let relationship = property as? any RelationshipDescription else { return property.columnType }
        let target = Entity.of(relationship.target).name.quoted
        return "INTEGER REFERENCES \(target)(\"_id\") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED"
    }

    /// Columns that were renamed, added or left out since the table was made.
    private static func migrate(_ entity: Entity, in database: Database) throws {
        let table = entity.name.quoted
        var known = Dictionary(uniqueKeysWithValues: try database.columns(in: entity.name).map { ($0.name, $0.type) })
        // An index would keep its column.
        for index in try indices(of: entity, in: database) { try database.execute(sql: "DROP INDEX \(index.quoted)") }
        for property in entity.columns where known[property.name] == nil {
            if let old = property.originalName, let type = known[old] {
                try database.execute(
                    sql: "ALTER TABLE \(table) RENAME COLUMN \(old.quoted) TO \(property.name.quoted)")
                known[old] = nil
                known[property.name] = type
                continue
            }
            try database.execute(
                sql: "ALTER TABLE \(table) ADD COLUMN \(property.name.quoted) \(declaration(of: property))")
            known[property.name] = property.columnType
            if property is any RelationshipDescription { continue }
            if let initial = try property.initialColumnValue() {
                try database.execute(sql: "UPDATE \(table) SET \(property.name.quoted) = ?", arguments: [initial])
            } else if !property.isOptional,
                try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM \(table))") == true
            {
                throw SwiftDataError.load(
                    "\(entity.name).\(property.name) is new and has no default value for the objects that there are.")
            }
        }
        for property in entity.columns where known[property.name]?.uppercased() != property.columnType {
            throw SwiftDataError.load("\(entity.name).\(property.name) has another type than what is stored.")
        }
        let names = Set(entity.columns.map(\.name) + ["_id"])
        let keys = Set(try database.foreignKeys(on: entity.name).flatMap { $0.mapping.map(\.origin) })
        // SQLite keeps a column that refers to another table.
        for column in known.keys.sorted() where !names.contains(column) && !keys.contains(column) {
            try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN \(column.quoted)")
        }
    }

    private static func indices(of entity: Entity, in database: Database) throws -> [String] {
        try String.fetchAll(
            database, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
            arguments: [entity.name])
    }

    private static func makeIndices(of entity: Entity, in database: Database) throws {
        func make(_ kind: String, _ list: [ModelProperty]) throws {
            let columns = list.filter { $0.column != nil }
            guard !columns.isEmpty else { return }
            let name = "\(entity.name)$\(kind)$\(columns.map(\.name).joined(separator: "$"))"
            try database.execute(
                sql: """
                    CREATE \(kind == "unique" ? "UNIQUE " : "")INDEX IF NOT EXISTS \(name.quoted) \
                    ON \(entity.name.quoted) (\(columns.map(\.name.quoted).joined(separator: ", ")))
                    """)
        }
        for list in entity.uniques { try make("unique", list) }
        for list in entity.indices { try make("index", list) }
        for relationship in entity.relationships where !relationship.isToMany { try make("index", [relationship]) }
    }

    private static func makeJoinTable(_ name: String, _ entity: Entity, in database: Database) throws {
        guard try !database.tableExists(name) else { return }
        let property = entity.relationships.first { entity.joinTable(of: $0)?.name == name }
        guard let property, let table = entity.joinTable(of: property) else { return }
        let target = Entity.of(property.target).name
        let (source, other) = table.own == "source" ? (entity.name, target) : (target, entity.name)
        func column(_ name: String, _ table: String) -> String {
            "\(name) INTEGER NOT NULL REFERENCES \(table.quoted)(\"_id\") ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED"
        }
        try database.execute(
            sql: """
                CREATE TABLE \(name.quoted) (\(column("source", source)), \(column("target", other)), \
                PRIMARY KEY (source, target)) WITHOUT ROWID;
                CREATE INDEX \((name + "$index$target").quoted) ON \(name.quoted) (target)
                """)
    }
}
