// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Which transactions of the history are fetched or deleted.
public struct HistoryDescriptor<TransactionType>: Sendable where TransactionType: HistoryTransaction {
    /// Which transactions; `nil` for all.
    public var predicate: Predicate<TransactionType>?
    /// How many transactions at most; 0, the default, sets no limit.
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
