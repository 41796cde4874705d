// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import WebTestSupport

/// Documentation/Rules.md 4.4, as a model that is checked: the real history, channel and session against models of the
/// browser, the page and the app, with everything under way delayed at will.
@MainActor @Suite struct HistoryWalkTests {
    /// `VITRINE_WALKS` sets another number, `VITRINE_SEED` where to begin.
    @Test func `whatever the app and the user do, address, title, depth and entries agree in the end`() {
        let count: UInt64 = TestEnvironment.number("VITRINE_WALKS") ?? 4_000
        let first: UInt64 = TestEnvironment.number("VITRINE_SEED") ?? 1
        for seed in first..<(first + count) {
            let plan = WalkPlan(seed: seed)
            guard plan.failure() != nil else { continue }
            let shrunk = plan.shrunk()
            let steps = shrunk.lines.joined(separator: "\n  ")
            Issue.record("seed \(seed): \(shrunk.failure() ?? "")\n  \(steps)")
            return
        }
    }
}
