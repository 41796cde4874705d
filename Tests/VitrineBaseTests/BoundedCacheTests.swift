// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineBase

@Suite struct BoundedCacheTests {
    @Test func staysWithinItsLimit() {
        var cache = BoundedCache<Int, Int>(limit: 1_000)
        for key in 0..<5_000 {
            cache.insert(key, for: key, cost: 10 + key % 7)
            #expect(cache.cost <= 1_000)
        }
        #expect(cache.value(for: 4_999) == 4_999)
        #expect(cache.value(for: 0) == nil)
        #expect(cache.cost > 980, "one value more would be over the limit")
    }

    @Test func keepsWhatIsUsed() {
        var cache = BoundedCache<Int, Int>(limit: 100)
        cache.insert(-1, for: -1)
        for key in 0..<500 {
            cache.insert(key, for: key)
            #expect(cache.value(for: -1) == -1)
        }
        #expect(cache.count == 100)
    }

    @Test func evictsWhatWasNotUsedForTheLongestTime() {
        var cache = BoundedCache<String, Int>(limit: 3)
        for (value, key) in ["a", "b", "c"].enumerated() { cache.insert(value, for: key) }
        #expect(cache.value(for: "a") == 0)
        cache.insert(3, for: "d")
        #expect(cache.value(for: "b") == nil)
        cache.insert(4, for: "e")
        #expect(cache.value(for: "c") == nil)
        #expect(["a", "d", "e"].map { cache.value(for: $0) } == [0, 3, 4])
    }

    @Test func refusesWhatIsOverTheLimitAndEvictsNothingForIt() {
        var cache = BoundedCache<Int, Int>(limit: 1_000)
        cache.insert(1, for: 1, cost: 1_000)
        cache.insert(2, for: 2, cost: 1_001)
        #expect(cache.value(for: 2) == nil)
        #expect(cache.value(for: 1) == 1)
        cache.insert(3, for: 1, cost: 1_001)
        #expect(cache.value(for: 1) == nil, "the value is out of date")
        #expect(cache.cost == 0)
    }

    @Test func replacesWithoutChargingTwice() {
        var cache = BoundedCache<Int, Int>(limit: 1_000)
        for cost in [100, 200, 300] { cache.insert(cost, for: 1, cost: cost) }
        #expect(cache.cost == 300)
        #expect(cache.value(for: 1) == 300)
    }

    @Test func chargesWhatHasGrown() {
        var cache = BoundedCache<Int, Int>(limit: 100)
        for key in 0..<4 { cache.insert(key, for: key, cost: 25) }
        cache.charge(10, to: 0)
        #expect(cache.cost == 85)
        #expect(cache.value(for: 1) == nil)
        #expect(cache.value(for: 0) == 0, "growth is a use")
        cache.charge(10, to: 99)
        #expect(cache.cost == 85)
        cache.charge(66, to: 0)
        #expect(cache.value(for: 0) == nil, "it does not fit any more")
        #expect(cache.cost == 50)
    }

    @Test func forgetsOneAndAll() {
        var cache = BoundedCache<Int, Int>(limit: 100)
        for key in 0..<4 { cache.insert(key, for: key, cost: 10) }
        #expect(cache.remove(2) == 2)
        #expect(cache.remove(2) == nil)
        #expect(cache.cost == 30)
        cache.removeAll()
        #expect(cache.cost == 0 && cache.isEmpty)
        #expect(cache.value(for: 1) == nil)
    }
}
