// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The changes that one save has made in one store.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// The type of the identifiers of transactions.
    public typealias TransactionIdentifier = Int64
    /// The type of the marks of transactions.
    public typealias TokenType = DefaultHistoryToken

    /// The time at which the save was made.
    public let timestamp: Date
    /// The changes that the save has made to objects of the store.
    public let changes: [HistoryChange]
    /// The mark of the transaction: fetch what came after it with `$0.token > token`.
    public let token: TokenType
    /// The identifier of the transaction in its store.
    public let transactionIdentifier: TransactionIdentifier
    /// The identifier of the store.
    public let storeIdentifier: String
    /// The identifier of the app that saved, or its name.
    public let bundleIdentifier: String
    /// The name of the process that saved.
    public let processIdentifier: String
    /// The `author` of the context that saved.
    public let author: String?

    /// The identifier of the transaction in its store.
    public var id: Int64 { transactionIdentifier }

    public static func == (one: Self, other: Self) -> Bool {
        one.transactionIdentifier == other.transactionIdentifier && one.storeIdentifier == other.storeIdentifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(transactionIdentifier)
        hasher.combine(storeIdentifier)
    }
}
