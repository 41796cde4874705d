// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWeb

/// Documentation/Rules.md 4.4, as a model that is checked: the real history, channel and session against models of the
/// browser, the page and the app, with everything under way delayed at will.
@MainActor @Suite struct HistoryWalkTests {
    /// `VITRINE_WALKS` sets another number, `VITRINE_SEED` where to begin.
    @Test func `whatever the app and the person do, address, title, depth and entries agree in the end`() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["VITRINE_WALKS"].flatMap(UInt64.init) ?? 4_000
        let first = environment["VITRINE_SEED"].flatMap(UInt64.init) ?? 1
        for seed in first..<(first + count) {
            let plan = WalkPlan(seed: seed)
            guard plan.failure() != nil else { continue }
            let shrunk = plan.shrunk()
            let steps = shrunk.steps.map { "\($0.tab): \($0.step)" }.joined(separator: "\n  ")
            Issue.record("seed \(seed): \(shrunk.failure() ?? "")\n  \(steps)")
            return
        }
    }

    /// `test_history.py` replays these against `Client/history.js` in a browser.
    @Test func `differential walks for the browser are written`() throws {
        let stories = try (1...20).compactMap { try WalkPlan(seed: $0).story() }
        #expect(stories.count == 15)
        #expect(stories.allSatisfy { $0.count > 20 })
        guard let folder = ProcessInfo.processInfo.environment["VITRINE_WEB_OUT"] else { return }
        let text = JSONText.array(stories.map { JSONText.array($0) })
        try text.write(toFile: folder + "/history-walks.json", atomically: true, encoding: .utf8)
    }
}
