// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What one save has changed in one store.
public struct DefaultHistoryTransaction: HistoryTransaction {
    public typealias TransactionIdentifier = Int64
    public typealias TokenType = DefaultHistoryToken

    public let timestamp: Date
    public let changes: [HistoryChange]
    public let token: TokenType
    public let transactionIdentifier: TransactionIdentifier
    public let storeIdentifier: String
    /// The identifier of the app that saved, or its name.
    public let bundleIdentifier: String
    /// The name of the process that saved.
    public let processIdentifier: String
    public let author: String?

    public var id: Int64 { transactionIdentifier }

    public static func == (one: Self, other: Self) -> Bool {
        one.transactionIdentifier == other.transactionIdentifier && one.storeIdentifier == other.storeIdentifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(transactionIdentifier)
        hasher.combine(storeIdentifier)
    }
}
