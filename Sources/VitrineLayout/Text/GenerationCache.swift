// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A cache with a byte limit that evicts values that were not used for a while.
///
/// Invariant: `youngBytes <= limit / 2` after each call and the old generation had the same bound, so at most `limit`
/// bytes are charged (a value larger than half the limit is not stored). Algorithm: two generations; a hit in the old
/// one moves the entry to the young one, and when the young one is full the old one is dropped and the young one
/// becomes the old one. Every operation is O(1), without the bookkeeping of an exact LRU list, and a used entry is
/// never lost.
struct GenerationCache<Key: Hashable, Value> {
    private var young: [Key: (value: Value, bytes: Int)] = [:]
    private var old: [Key: (value: Value, bytes: Int)] = [:]
    private var youngBytes = 0
    private var oldBytes = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    /// The number of bytes charged for the stored values.
    var byteCount: Int { youngBytes + oldBytes }

    mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        oldBytes -= entry.bytes
        insert(entry.value, for: key, bytes: entry.bytes)
        return entry.value
    }

    mutating func insert(_ value: Value, for key: Key, bytes: Int) {
        if let replaced = young.removeValue(forKey: key) { youngBytes -= replaced.bytes }
        if let replaced = old.removeValue(forKey: key) { oldBytes -= replaced.bytes }
        guard bytes <= limit / 2 else { return }
        if youngBytes + bytes > limit / 2 {
            old = young
            oldBytes = youngBytes
            young = [:]
            youngBytes = 0
        }
        young[key] = (value, bytes)
        youngBytes += bytes
    }
}
