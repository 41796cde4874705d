// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A mark of a transaction of a store's history.
public protocol HistoryToken: Comparable, Decodable, Encodable, Hashable, Identifiable, Sendable {
    /// The type of the mark.
    associatedtype TokenType: Decodable, Encodable, Hashable, Sendable

    /// The mark itself.
    var tokenValue: TokenType? { get }
}
