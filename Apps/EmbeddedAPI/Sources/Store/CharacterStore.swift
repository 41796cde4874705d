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

    func page(_ number: Int, size: Int) async throws -> Page {
        try await database.read { connection in
            let request = CharacterRecord.order(Column("id")).limit(size, offset: (number - 1) * size)
            return Page(
                records: try request.fetchAll(connection), total: try CharacterRecord.fetchCount(connection))
        }
    }
}
