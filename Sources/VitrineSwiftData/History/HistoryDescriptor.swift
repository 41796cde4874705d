// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A description of the transactions of a history that are fetched or deleted.
public struct HistoryDescriptor<TransactionType>: Sendable where TransactionType: HistoryTransaction {
    /// The condition that the transactions fulfil; `nil` for all transactions.
    public var predicate: Predicate<TransactionType>?
    /// The greatest number of transactions; 0, the default, sets no limit.
    public var fetchLimit: UInt64 = 0
    /// In which order; without one in that in which they were saved.
    public var sortBy: [SortDescriptor<TransactionType>]

    /// Creates a descriptor of the transactions that a predicate selects.
    ///
    /// - Parameters:
    ///   - predicate: Which transactions; `nil` for all.
    ///   - sortBy: The order, of which the first descriptor decides first; none for that in which they were saved.
    public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
