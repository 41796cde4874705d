// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// The users in SQLite, in memory, filled once.
struct UserStore: Sendable {
    private let database: DatabaseQueue

    init(records: [UserRecord]) throws {
        database = try DatabaseQueue()
        try database.write { connection in
            try connection.create(table: UserRecord.databaseTableName) { table in
                table.primaryKey("id", .integer)
                for column in [
                    "name", "username", "email", "street", "suite", "city", "zipcode", "latitude", "longitude", "phone",
                    "website", "companyName", "catchPhrase", "business",
                ] {
                    table.column(column, .text).notNull()
                }
            }
            for record in records { try record.insert(connection) }
        }
    }

    func users() async throws -> [UserRecord] {
        try await database.read { try UserRecord.order(Column("id")).fetchAll($0) }
    }

    func user(id: Int) async throws -> UserRecord? {
        try await database.read { try UserRecord.fetchOne($0, key: id) }
    }
}
