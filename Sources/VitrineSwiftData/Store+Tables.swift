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
            for root in entities where root.superentity == nil {
                try Self.prepare(root, with: entities.filter { $0.isKind(of: root) }, in: database)
            }
            for entity in entities {
                for table in Set(entity.relationships.compactMap { entity.joinTable(of: $0) }).map(\.name) {
                    try Self.makeJoinTable(table, entity, in: database)
                }
            }
        }
    }

    /// Makes or changes the table of a model, with the columns of those of the schema that inherit from it.
    private static func prepare(_ root: Entity, with family: [Entity], in database: Database) throws {
        if try database.tableExists(root.table) {
            try migrate(root, with: family, in: database)
        } else {
            let kind = family.count > 1 ? [", \"_type\" TEXT"] : []
            let columns = family.flatMap(\.ownColumns).map { ", \($0.columnName.quoted) \(declaration(of: $0))" }
            try database.execute(
                sql: "CREATE TABLE \(root.table.quoted) (\"_id\" INTEGER PRIMARY KEY\((kind + columns).joined()))")
        }
        for entity in family { try makeIndices(of: entity, in: database) }
        if family.count > 1 {
            let name = "\(root.table)$index$_type"
            try database.execute(
                sql: "CREATE INDEX IF NOT EXISTS \(name.quoted) ON \(root.table.quoted) (\"_type\")")
        }
    }

    private static func declaration(of property: ModelProperty) -> String {
        guard let relationship = property as? any RelationshipDescription else { return property.columnType }
        let target = Entity.of(relationship.target).table.quoted
        return "INTEGER REFERENCES \(target)(\"_id\") ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED"
    }

    /// Columns that were renamed, added or left out since the table was made.
    ///
    /// The classes of objects stay noted where the schema has no more that inherit from one: it may have them again.
    private static func migrate(_ root: Entity, with family: [Entity], in database: Database) throws {
        let table = root.table.quoted
        var known = Dictionary(uniqueKeysWithValues: try database.columns(in: root.table).map { ($0.name, $0.type) })
        // An index would keep its column.
        for index in try indices(of: root, in: database) { try database.execute(sql: "DROP INDEX \(index.quoted)") }
        if family.count > 1, known["_type"] == nil {
            try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \"_type\" TEXT")
        }
        for entity in family {
            for property in entity.ownColumns where known[property.columnName] == nil {
                if let old = property.originalColumnName, let type = known[old] {
                    try database.execute(
                        sql: "ALTER TABLE \(table) RENAME COLUMN \(old.quoted) TO \(property.columnName.quoted)")
                    known[old] = nil
                    known[property.columnName] = type
                    continue
                }
                try add(property, of: entity, in: database)
                known[property.columnName] = property.columnType
            }
            for property in entity.ownColumns where known[property.columnName]?.uppercased() != property.columnType {
                throw SwiftDataError.load("\(entity.name).\(property.name) has another type than what is stored.")
            }
        }
        let names = Set(family.flatMap(\.ownColumns).map(\.columnName) + ["_id", "_type"])
        let keys = Set(try database.foreignKeys(on: root.table).flatMap { $0.mapping.map(\.origin) })
        // SQLite keeps a column that refers to another table.
        for column in known.keys.sorted() where !names.contains(column) && !keys.contains(column) {
            try database.execute(sql: "ALTER TABLE \(table) DROP COLUMN \(column.quoted)")
        }
    }

    /// Adds the column of a property, with its default value for the objects that there are.
    private static func add(_ property: ModelProperty, of entity: Entity, in database: Database) throws {
        let (table, column) = (entity.table.quoted, property.columnName.quoted)
        try database.execute(sql: "ALTER TABLE \(table) ADD COLUMN \(column) \(declaration(of: property))")
        if property is any RelationshipDescription { return }
        let condition = entity.condition("t").map { " WHERE \($0)" } ?? ""
        if let initial = try property.initialColumnValue() {
            try database.execute(sql: "UPDATE \(table) AS t SET \(column) = ?\(condition)", arguments: [initial])
        } else if !property.isOptional,
            try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM \(table) t\(condition))") == true
        {
            throw SwiftDataError.load(
                "\(entity.name).\(property.name) is new and has no default value for the objects that there are.")
        }
    }

    private static func indices(of entity: Entity, in database: Database) throws -> [String] {
        try String.fetchAll(
            database, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
            arguments: [entity.table])
    }

    private static func makeIndices(of entity: Entity, in database: Database) throws {
        func make(_ kind: String, _ list: [ModelProperty]) throws {
            let columns = list.filter { $0.column != nil }
            guard !columns.isEmpty else { return }
            let name = indexName(kind, columns, of: entity)
            try database.execute(
                sql: """
                    CREATE \(kind == "unique" ? "UNIQUE " : "")INDEX IF NOT EXISTS \(name.quoted) \
                    ON \(entity.table.quoted) (\(columns.map(\.columnName.quoted).joined(separator: ", ")))
                    """)
        }
        for list in entity.ownUniques { try make("unique", list) }
        for list in entity.ownIndices { try make("index", list) }
        for relationship in entity.ownRelationships where !relationship.isToMany { try make("index", [relationship]) }
    }

    private static func indexName(_ kind: String, _ columns: [ModelProperty], of entity: Entity) -> String {
        "\(entity.name)$\(kind)$\(columns.map(\.name).joined(separator: "$"))"
    }

    /// Returns whether the tables are those of some entities: with their columns, and with the same ones unique.
    ///
    /// - Parameters:
    ///   - entities: The entities.
    ///   - tables: The tables that other entities may have, of which there has to be none.
    /// - Returns: Whether they are; not for a store without tables.
    /// - Throws: The error of a store that cannot be read.
    func hasTables(of entities: [Entity], among tables: Set<String>) throws -> Bool {
        let roots = entities.filter { $0.superentity == nil }
        return try read { database in
            for table in tables.subtracting(roots.map(\.table)) {
                guard try !database.tableExists(table) else { return false }
            }
            for root in roots {
                let family = entities.filter { $0.isKind(of: root) }
                guard try database.tableExists(root.table), try Self.hasColumns(of: family, root, in: database) else {
                    return false
                }
                var uniques: Set<String> = []
                for entity in family {
                    for list in entity.ownUniques {
                        let columns = list.filter { $0.column != nil }
                        if !columns.isEmpty { uniques.insert(Self.indexName("unique", columns, of: entity)) }
                    }
                }
                let known = try Self.indices(of: root, in: database).filter { $0.contains("$unique$") }
                guard Set(known) == uniques else { return false }
            }
            return !roots.isEmpty
        }
    }

    private static func hasColumns(of family: [Entity], _ root: Entity, in database: Database) throws -> Bool {
        var known = Dictionary(
            uniqueKeysWithValues: try database.columns(in: root.table).map { ($0.name, $0.type.uppercased()) })
        for property in family.flatMap(\.ownColumns) {
            guard known.removeValue(forKey: property.columnName) == property.columnType else { return false }
        }
        // One that refers to another table stays when it is left out.
        let keys = Set(try database.foreignKeys(on: root.table).flatMap { $0.mapping.map(\.origin) })
        return keys.union(["_id", "_type"]).isSuperset(of: known.keys)
    }

    private static func makeJoinTable(_ name: String, _ entity: Entity, in database: Database) throws {
        guard try !database.tableExists(name) else { return }
        let property = entity.relationships.first { entity.joinTable(of: $0)?.name == name }
        guard let property, let table = entity.joinTable(of: property) else { return }
        if let original = entity.originalJoinTable(of: property), try database.tableExists(original) {
            try database.execute(sql: "ALTER TABLE \(original.quoted) RENAME TO \(name.quoted)")
            return
        }
        let target = Entity.of(property.target).table
        let (source, other) = table.own == "source" ? (entity.table, target) : (target, entity.table)
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
