// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A mark of a transaction: a later transaction of any store of the container has a greater one.
public struct DefaultHistoryToken: HistoryToken {
    /// The number of the transaction, by the identifier of its store.
    public typealias TokenType = [String: Int64]

    /// The number of the transaction, by the identifier of its store.
    public let tokenValue: TokenType?

    init(_ number: Int64, store: String) { tokenValue = [store: number] }

    /// The number of the transaction.
    var number: Int64 { tokenValue?.values.max() ?? 0 }

    /// The number of the transaction.
    public var id: Int { Int(number) }

    /// Whether the transaction of a mark came before that of another one.
    public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
