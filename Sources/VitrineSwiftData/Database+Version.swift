// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

extension Database {
    /// The version of the schema that the store was brought to last; `nil` for a store without versions.
    var schemaVersion: Schema.Version? {
        get throws {
            guard try tableExists("_vitrine"),
                let text = try String.fetchOne(self, sql: "SELECT value FROM _vitrine WHERE name = 'version'")
            else { return nil }
            let numbers = text.split(separator: ".").compactMap { Int($0) }
            return numbers.count == 3 ? Schema.Version(numbers[0], numbers[1], numbers[2]) : nil
        }
    }

    private func makeNotes() throws {
        try execute(sql: "CREATE TABLE IF NOT EXISTS _vitrine (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    }

    /// The identifier of the store, which is made when it is asked for the first time.
    func storeIdentifier() throws -> String {
        try makeNotes()
        try execute(sql: "INSERT OR IGNORE INTO _vitrine VALUES ('identifier', ?)", arguments: [UUID().uuidString])
        return try String.fetchOne(self, sql: "SELECT value FROM _vitrine WHERE name = 'identifier'") ?? ""
    }

    func setSchemaVersion(_ version: Schema.Version) throws {
        try makeNotes()
        try execute(
            sql: "INSERT OR REPLACE INTO _vitrine VALUES ('version', ?)", arguments: [version.description])
    }
}
