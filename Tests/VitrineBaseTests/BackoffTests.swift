// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineBase

@Suite("Backoff") struct BackoffTests {
    @Test("each pause is twice as long as the one before, up to the longest")
    func pauses() {
        var backoff = Backoff()
        var pauses: [Duration] = []
        for _ in 0..<8 { pauses.append(backoff.next()) }
        let milliseconds = [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]
        #expect(pauses == milliseconds.map { .milliseconds($0) })
    }
}
