// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB
import Synchronization

/// The history of a store: one row for each transaction, the newest 4,096 of them and 16 MB at most.
///
/// `history` among the notes of the store is the number of the last transaction that is missing at the beginning.
extension Database {
    private static let transactionLimit = 4096
    private static let byteLimit = 16 << 20

    func makeHistory() throws {
        try execute(
            sql: """
                CREATE TABLE IF NOT EXISTS _vitrine_history (number INTEGER PRIMARY KEY, count INTEGER NOT NULL, \
                time REAL NOT NULL, author TEXT, bundle TEXT NOT NULL, process TEXT NOT NULL, changes BLOB NOT NULL)
                """)
    }

    /// Adds a transaction. Its number is followed by the numbers of its changes.
    func append(_ changes: HistoryWriter, author: String?) throws {
        let last = try Int64.fetchOne(
            cachedStatement(sql: "SELECT number + count FROM _vitrine_history ORDER BY number DESC LIMIT 1"))
        let number = max(ObjectNumbers.next(changes.count + 1), (last ?? 0) + 1)
        let statement = try cachedStatement(sql: "INSERT INTO _vitrine_history VALUES (?, ?, ?, ?, ?, ?, ?)")
        try statement.execute(
            arguments: [
                number, changes.count, Date().timeIntervalSinceReferenceDate, author, Self.bundle, Self.process,
                Data(changes.bytes),
            ])
    }

    private static let process = ProcessInfo.processInfo.processName
    private static let bundle = Bundle.main.bundleIdentifier ?? process

    /// Removes the oldest transactions beyond what is kept.
    func pruneHistory() throws {
        let last = try Int64.fetchOne(
            self,
            sql: """
                SELECT MAX(number) FROM (SELECT number, ROW_NUMBER() OVER newest AS place, \
                SUM(LENGTH(changes)) OVER newest AS size FROM _vitrine_history \
                WINDOW newest AS (ORDER BY number DESC)) WHERE place > ? OR size > ?
                """, arguments: [Self.transactionLimit, Self.byteLimit])
        guard let last else { return }
        try deleteHistory("number <= \(last)")
    }

    /// Removes the transactions of which a condition holds.
    func deleteHistory(_ condition: String) throws {
        let deleted = "SELECT number FROM _vitrine_history WHERE \(condition)"
        let first = try Int64.fetchOne(
            self, sql: "SELECT MIN(number) FROM _vitrine_history WHERE number NOT IN (\(deleted))")
        let floor = try Int64.fetchOne(
            self, sql: "SELECT MAX(number) FROM (\(deleted)) WHERE number < ?", arguments: [first ?? .max])
        try execute(sql: "DELETE FROM _vitrine_history WHERE \(condition)")
        guard let floor, try floor > historyFloor() else { return }
        try execute(sql: "INSERT OR REPLACE INTO _vitrine VALUES ('history', ?)", arguments: [String(floor)])
    }

    /// The number of the last transaction that is missing at the beginning.
    func historyFloor() throws -> Int64 {
        try String.fetchOne(self, sql: "SELECT value FROM _vitrine WHERE name = 'history'").flatMap { Int64($0) } ?? 0
    }
}
