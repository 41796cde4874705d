// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A description of a fetch: which objects, in which order, how many.
public struct FetchDescriptor<T>: Sendable where T: PersistentModel {
    /// The condition that fetched objects fulfil; `nil` for all objects.
    public var predicate: Predicate<T>?
    /// In which order; without one in that of their creation.
    public var sortBy: [SortDescriptor<T>]
    /// The greatest number of objects that are fetched; `nil` for no limit.
    public var fetchLimit: Int?
    /// The number of objects that are left out at the beginning.
    public var fetchOffset: Int?
    /// Whether changes that are not saved count.
    public var includePendingChanges = true
    /// The properties that are loaded at once; without effect, since all of an object's are.
    public nonisolated(unsafe) var propertiesToFetch: [PartialKeyPath<T>] = []
    /// The relationships whose objects are loaded together with those that are fetched, and not for each when it is read.
    public nonisolated(unsafe) var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a descriptor of the objects that a predicate selects.
    ///
    /// - Parameters:
    ///   - predicate: Which objects; `nil` for all.
    ///   - sortBy: The order, of which the first descriptor decides first; none for that of their creation.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
