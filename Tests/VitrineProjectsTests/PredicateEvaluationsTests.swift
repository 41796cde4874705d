// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineProjects

@Suite struct PredicateEvaluationsTests {
    @Test func `predicates evaluate others, code beside them calls methods`() {
        let source = """
            let a = try one.evaluate(1)
            let b = #Predicate<Item> { item in
                // one.evaluate(item)
                item.parts.contains { one.evaluate($0) } && self.two
                    .evaluate(item)
            }
            let c = #Expression<Int, Int> { length.evaluate($0) + 1 }
            let d = try b.evaluate(item) ? "#Predicate { ä.evaluate(1) }" : ""
            """
        let result = PredicateEvaluations.rewrite(source)
        let expected =
            source
            .replacing("{ one.evaluate($0)", with: "{ one.contains($0)")
            .replacing("        .evaluate(item)", with: "        .contains(item)")
            .replacing("length.evaluate", with: "length.contains")
        #expect(result.text == expected)
        #expect(result.rewritings.map(\.line) == [4, 5, 7])
        #expect(PredicateEvaluations.rewrite("let a = #Predicate<Int> { $0 > 1 }").rewritings.isEmpty)
    }
}
