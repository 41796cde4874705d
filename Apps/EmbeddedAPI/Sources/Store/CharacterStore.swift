// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The characters in SQLite, in memory, filled once: a few milliseconds at start instead of a file to keep in step.
struct CharacterStore: Sendable {
    /// One page of a listing and the size of the whole.
    struct Page {
        let records: [CharacterRecord]
        let total: Int
    }

    private let database: DatabaseQueue

    init(records: [CharacterRecord]) throws {
        database = try DatabaseQueue()
        try database.write { connection in
            try connection.create(table: CharacterRecord.databaseTableName) { table in
                table.primaryKey("id", .integer)
                for column in ["name", "status", "species", "type", "gender", "originName"] {
                    table.column(column, .text).notNull()
                }
                table.column("originID", .integer)
                table.column("locationName", .text).notNull()
                table.column("locationID", .integer)
                table.column("episodes", .text).notNull()
                table.column("created", .text).notNull()
            }
            for record in records { try record.insert(connection) }
        }
    }

    func character(id: Int) async throws -> CharacterRecord? {
        try await database.read { try CharacterRecord.fetchOne($0, key: id) }
    }

    /// Those of some numbers, in the order of their numbers; who does not exist is left out.
    func characters(ids: [Int]) async throws -> [CharacterRecord] {
        try await database.read { try CharacterRecord.filter(keys: ids).order(Column("id")).fetchAll($0) }
    }

    /// A page of those whose columns contain (or, as far as the API compares them so, equal) the filter's values.
    func page(_ number: Int, size: Int, filter: CharacterQuery = CharacterQuery()) async throws -> Page {
        try await database.read { connection in
            let matching = filter.request
            let request = matching.order(Column("id")).limit(size, offset: (number - 1) * size)
            return Page(records: try request.fetchAll(connection), total: try matching.fetchCount(connection))
        }
    }
}
