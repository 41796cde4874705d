// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SwiftData
import Testing

/// Random operations on two contexts of a store, compared with plain values.
@MainActor
@Suite struct OracleTests {
    @Test(arguments: 1...2) func `objects are what was done to them`(seed: UInt64) throws {
        var random = SeededRandom(state: seed)
        let container = try container()
        let contexts = [ModelContext(container), ModelContext(container)]
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
