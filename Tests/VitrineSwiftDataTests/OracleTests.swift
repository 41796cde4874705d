// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

/// Random operations on two contexts of a store, compared with plain values.
@MainActor
@Suite struct OracleTests {
    /// All rows of a fetch are loaded with it, or one, or a few at a time.
    @Test(arguments: [(1, 500), (2, 500), (3, 1), (4, 2), (5, 7)])
    func `objects are what was done to them`(seed: UInt64, rowBatch: Int) throws {
        var random = SeededRandom(state: seed)
        let container = try container()
        let contexts = [ModelContext(container), ModelContext(container)]
        for context in contexts { context.rowBatch = rowBatch }
        let setup = ModelContext(container)
        for name in ["a", "b", "c"] { setup.insert(Trip(name: name)) }
        try setup.save()
        var expected = StopOracle()
        for step in 0..<60 {
            let context = contexts[Int.random(in: 0..<2, using: &random)]
            var draft = expected
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                try draft.change(context, step: step, &random)
                try draft.compare(context)
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                context.rollback()
            } else {
                try context.save()
                expected = draft
            }
            for context in contexts { try expected.compare(context) }
        }
        #expect(expected.stops.count > 5)
    }
}
