// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A cache with a limit that evicts the values that were not used for the longest time.
///
/// Invariant: the costs of the stored values add up to `cost`, which is at most `limit` after each call. A cost is
/// whatever the limit counts: bytes, or 1 for every value. A value whose cost is over the limit is not stored, and
/// evicts nothing. Every operation takes constant time, an insertion as much per value that it evicts. Public for the
/// reason that `AgeDictionary` is.
public struct BoundedCache<Key: Hashable, Value> {
    @usableFromInline struct Entry {
        @usableFromInline var value: Value
        @usableFromInline var cost: Int

        @inlinable init(value: Value, cost: Int) {
            self.value = value
            self.cost = cost
        }
    }

    /// The greatest sum of the costs of stored values.
    public let limit: Int
    @usableFromInline var entries = AgeDictionary<Key, Entry>()
    @usableFromInline var total = 0

    /// Creates an empty cache.
    @inlinable public init(limit: Int) {
        self.limit = limit
    }

    /// The sum of the costs of the stored values.
    @inlinable public var cost: Int { total }
    /// The number of values.
    @inlinable public var count: Int { entries.count }
    /// Whether there is no value.
    @inlinable public var isEmpty: Bool { entries.isEmpty }

    /// Returns the value of a key, which counts as a use of it.
    @inlinable public mutating func value(for key: Key) -> Value? {
        entries.renew(key)?.value
    }

    /// Stores a value, in place of the one that the key has.
    @inlinable public mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        remove(key)
        guard cost <= limit else { return }
        entries.appendNew(Entry(value: value, cost: cost), for: key)
        total += cost
        trim()
    }

    /// Adds to the cost of a value that has grown, which counts as a use of it.
    @inlinable public mutating func charge(_ more: Int, to key: Key) {
        guard let entry = entries.renew(key) else { return }
        insert(entry.value, for: key, cost: entry.cost + more)
    }

    /// Removes the value of a key and returns it; `nil` if there is none.
    @inlinable @discardableResult
    public mutating func remove(_ key: Key) -> Value? {
        guard let entry = entries.remove(key) else { return nil }
        total -= entry.cost
        return entry.value
    }

    /// Removes all values.
    @inlinable public mutating func removeAll() {
        entries = AgeDictionary()
        total = 0
    }

    @inlinable mutating func trim() {
        while total > limit, let oldest = entries.popFirst() { total -= oldest.cost }
    }
}

extension BoundedCache: Sendable where Key: Sendable, Value: Sendable {}
extension BoundedCache.Entry: Sendable where Key: Sendable, Value: Sendable {}
