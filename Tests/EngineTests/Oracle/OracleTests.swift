// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineCensus
import VitrineCore

/// Random trees under random changes: what is updated equals what is mounted anew (Documentation/Rules.md 5).
@MainActor
@Suite("The oracle", .serialized)
struct OracleTests {
    /// `ORACLE_TREES` and `ORACLE_SEED` choose another run (`make mutants` takes 2,000 trees); every failure prints its
    /// seed.
    private static let trees: Int = TestEnvironment.number("ORACLE_TREES") ?? 500
    private static let seed: UInt64 = TestEnvironment.number("ORACLE_SEED") ?? 1
    private static let changes = 30

    private func run(
        trees: Int, from seed: UInt64, options: EngineOptions = EngineOptions(), excluding: Set<Plan.Kind> = [],
        inside root: Plan.Kind? = nil
    ) -> OracleFailure? {
        for index in 0..<trees {
            let treeSeed = seed &+ UInt64(index)
            var generator = PlanGenerator(seed: treeSeed)
            generator.excluded = excluding
            var plan = generator.plan(depth: 2 + index % 3)
            if let root { plan = Plan(0, root, 0, [plan] + (1..<5).map { _ in generator.plan(depth: 1) }) }
            var random = SeededGenerator(seed: treeSeed ^ 0xABCD)
            let run = OracleRun(plan, options: options)
            var steps: [[OracleChange]] = []
            var message = run.apply([])
            for _ in 0..<OracleTests.changes where message == nil {
                steps.append(run.changes(&random))
                message = run.apply(steps[steps.count - 1])
            }
            if let message {
                let small = OracleFailure(plan: plan, steps: steps, message: message).shrunk(options)
                print("oracle: ORACLE_SEED=\(treeSeed) ORACLE_TREES=1 fails")
                return small
            }
        }
        return nil
    }

    private func report(_ failure: OracleFailure?) -> Comment {
        guard let failure else { return "" }
        return "\(failure.plan)\n\(failure.steps)\n\(failure.message)"
    }

    @Test("every tree updated step by step equals one mounted from its states, and the client's copy equals both")
    func trees() {
        print("oracle: \(OracleTests.trees) trees from seed \(OracleTests.seed), \(OracleTests.changes) changes each")
        let failure = run(trees: OracleTests.trees, from: OracleTests.seed, excluding: OracleTests.lazy)
        #expect(failure == nil, report(failure))
    }

    /// The extents of rows that were never shown are estimates from what was: two histories may differ there.
    private static let lazy: Set<Plan.Kind> = [.lazy, .lazyRows, .lazyGrid]

    @Test("a lazy grid that nothing scrolls holds all its lines, and they are as mounted anew")
    func lazyGrids() {
        let failure = run(
            trees: 150, from: 90_000, excluding: [.lazy, .lazyRows, .scroll], inside: .lazyGrid)
        #expect(failure == nil, report(failure))
    }

    @Test("with an optimisation switched off the screens are the same", arguments: ["skip", "memo", "window", "shift"])
    func killSwitch(disabled: String) {
        let failure = run(
            trees: 60, from: 50_000, options: EngineOptions(disabled: disabled), excluding: OracleTests.lazy)
        #expect(failure == nil, report(failure))
    }

    @Test("a tree that has ended leaves nothing, whatever it was and became")
    func release() {
        for index in 0..<200 {
            let seed = 110_000 + UInt64(index)
            var generator = PlanGenerator(seed: seed)
            let plan = generator.plan(depth: 2 + index % 3)
            var random = SeededGenerator(seed: seed)
            var run: OracleRun? = OracleRun(plan)
            for _ in 0..<5 {
                let changes = run?.changes(&random) ?? []
                _ = run?.applyUnchecked(changes)
                _ = run?.checkCopy()
            }
            let census = run?.census
            run?.end()
            run = nil
            #expect(census?.counts.isEmpty == true, "seed \(seed): \(census?.counts.description ?? "") of \(plan)")
        }
    }

    @Test("lazy rows too keep the client's copy equal to the tree")
    func lazyCopies() {
        for index in 0..<150 {
            let seed = 70_000 + UInt64(index)
            var generator = PlanGenerator(seed: seed)
            let plan = Plan(0, .lazyRows, 0, [generator.plan(depth: 1 + index % 3)])
            var random = SeededGenerator(seed: seed)
            let run = OracleRun(plan)
            for _ in 0..<20 {
                let changes = run.changes(&random)
                let wrong = run.applyUnchecked(changes) ?? run.checkCopy()
                #expect(wrong == nil, "seed \(seed): \(plan)")
                if wrong != nil { return }
            }
        }
    }
}
