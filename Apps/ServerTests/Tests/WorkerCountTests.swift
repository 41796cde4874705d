// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer

@Suite struct WorkerCountTests {
    private func count(
        _ processors: Int, sessions: Int = 100_000, memory: Int? = 64 << 30, sharesState: Bool = false,
        isDebug: Bool = false
    ) -> Int {
        let capacity = Capacity(sessions: sessions, memoryLimit: memory.map { .bytes($0) }, available: nil)
        return WorkerCount.usual(
            processors: processors, capacity: capacity, sharesState: sharesState, isDebug: isDebug)
    }

    @Test func thereAreAsManyAsProcessors() {
        #expect(count(1) == 1)
        #expect(count(2) == 2)
        #expect(count(16) == 16)
        #expect(count(16, memory: nil) == 16)
    }

    @Test func thereIsOneAtLeastAndNoMoreThanCanBeAskedFor() {
        #expect(count(0) == 1)
        #expect(count(256) == 64)
    }

    @Test func thereIsOneWhileAnAppIsDevelopedAndWhereVisitorsShareWhatIsInMemory() {
        #expect(count(8, isDebug: true) == 1)
        #expect(count(8, sharesState: true) == 1)
    }

    @Test func eachIsWorthItsMemoryAndHasSessionsEnough() {
        #expect(count(8, memory: 512 << 20) == 4)
        #expect(count(8, memory: 64 << 20) == 1)
        #expect(count(8, sessions: 300) == 3)
        #expect(count(8, sessions: 20) == 1)
    }
}
