// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The changes that one save has made in one store.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
    /// The type of the token by which a later fetch finds the transactions after this one.
    associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
    /// The type of the transaction's identifier.
    associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

    /// When the context was saved.
    var timestamp: Date { get }
    /// The changes, in their order.
    var changes: [HistoryChange] { get }
    /// Marks the transaction, for a later fetch of those after it.
    var token: TokenType { get }
    /// Tells the transaction from others.
    var transactionIdentifier: TransactionIdentifier { get }
    /// The identifier of the store.
    var storeIdentifier: String { get }
    /// The author that the context had when it was saved.
    var author: String? { get }
}
