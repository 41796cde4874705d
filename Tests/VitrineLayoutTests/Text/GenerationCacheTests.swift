// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineLayout

@Suite struct GenerationCacheTests {
    @Test func staysWithinItsBytes() {
        var cache = GenerationCache<Int, Int>(limit: 1000)
        for key in 0..<5000 {
            cache.insert(key, for: key, bytes: 10 + key % 7)
            #expect(cache.byteCount <= 1000)
        }
        #expect(cache.value(for: 4999) == 4999)
        #expect(cache.value(for: 0) == nil)
    }

    @Test func keepsWhatIsUsed() {
        var cache = GenerationCache<Int, Int>(limit: 1000)
        cache.insert(-1, for: -1, bytes: 10)
        for key in 0..<5000 {
            cache.insert(key, for: key, bytes: 10)
            #expect(cache.value(for: -1) == -1)
        }
    }

    @Test func refusesWhatIsTooLarge() {
        var cache = GenerationCache<Int, Int>(limit: 1000)
        cache.insert(1, for: 1, bytes: 501)
        #expect(cache.value(for: 1) == nil)
        #expect(cache.byteCount == 0)
    }

    @Test func replacesWithoutChargingTwice() {
        var cache = GenerationCache<Int, Int>(limit: 1000)
        for bytes in [100, 200, 300] { cache.insert(bytes, for: 1, bytes: bytes) }
        #expect(cache.byteCount == 300)
        #expect(cache.value(for: 1) == 300)
    }
}
