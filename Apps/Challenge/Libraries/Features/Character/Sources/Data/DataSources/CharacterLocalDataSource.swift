// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// Characters in SQLite, at most `capacity` of them: those seen last.
nonisolated struct CharacterLocalDataSource: CharacterLocalDataSourceContract {
    /// The public API has fewer; an API without end must not fill the disk.
    static let capacity = 5_000

    private let database: DatabaseQueue

    /// - Parameter file: `nil` keeps everything in memory.
    /// - Throws: what SQLite says of a file that it cannot open.
    init(file: URL?) throws {
        if let file {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            database = try DatabaseQueue(path: file.path)
        } else {
            database = try DatabaseQueue()
        }
        var migrator = DatabaseMigrator()
        migrator.registerMigration("characters") { connection in
            try connection.create(table: CharacterRecord.databaseTableName) { table in
                table.primaryKey("id", .integer)
                for column in ["name", "status", "species", "origin", "location"] {
                    table.column(column, .text).notNull()
                }
                table.column("episodeCount", .integer).notNull()
                table.column("image", .text)
                table.column("seen", .integer).notNull().defaults(to: 0)
            }
        }
        try migrator.migrate(database)
    }

    func save(_ characters: [CharacterRecord]) async throws {
        try await database.write { connection in
            let last = try Int.fetchOne(connection, sql: "SELECT MAX(seen) FROM character") ?? 0
            for (offset, character) in characters.enumerated() {
                try character.upsert(connection)
                try connection.execute(
                    sql: "UPDATE character SET seen = ? WHERE id = ?", arguments: [last + offset + 1, character.id])
            }
            try connection.execute(
                sql: "DELETE FROM character WHERE id NOT IN (SELECT id FROM character ORDER BY seen DESC LIMIT ?)",
                arguments: [Self.capacity])
        }
    }

    func fetchCharacters() async throws -> [CharacterRecord] {
        try await database.read { try CharacterRecord.order(Column("id")).fetchAll($0) }
    }

    func fetchCharacter(identifier: Int) async throws -> CharacterRecord? {
        try await database.read { try CharacterRecord.fetchOne($0, key: identifier) }
    }
}
