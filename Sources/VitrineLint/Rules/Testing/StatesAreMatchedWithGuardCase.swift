// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Tests look at states with `guard case`.
package struct StatesAreMatchedWithGuardCase: Rule {
    package let heading = SeedHeading.viewModel("Testing Rules")
    package let explanation = Explanation(
        "A guard that lets one state through reads the same in every test.",
        before: """
            import Testing

            struct ItemListViewModelTests {
                @Test
                func initialStateIsIdle() {
                    if case .idle = sut.state {} else { Issue.record("Expected idle state") }
                }
            }
            """,
        after: """
            import Testing

            struct ItemListViewModelTests {
                @Test
                func initialStateIsIdle() {
                    guard case .idle = sut.state else {
                        Issue.record("Expected idle state")
                        return
                    }
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.viewModelSuites).flatMap { suite in
            suite.tests.compactMap(\.body).flatMap(otherMatches).map {
                Violation(suite.text.location(of: $0), "a test should match a state with guard case")
            } + unguarded(suite)
        }
    }

    /// `if case … = sut.state` and `switch sut.state`.
    private func otherMatches(in body: CodeBlockSyntax) -> [Syntax] {
        let patterns = body.descendants(IfExprSyntax.self).filter { conditional in
            conditional.conditions.contains { condition in
                let match = condition.condition.as(MatchingPatternConditionSyntax.self)
                return match?.initializer.value.compactDescription.hasSuffix(".state") ?? false
            }
        }
        let switches = body.descendants(SwitchExprSyntax.self).filter {
            $0.subject.compactDescription.hasSuffix(".state")
        }
        return patterns.map { Syntax($0) } + switches.map { Syntax($0) }
    }

    /// The tests of the seed that look at no state at all.
    private func unguarded(_ suite: TypeDeclaration) -> [Violation] {
        ["initialStateIsIdle", "loadSetsLoadedStateOnSuccess", "loadSetsErrorStateOnFailure"]
            .compactMap(suite.test)
            .filter { test in
                !(test.body?.descendants(GuardStmtSyntax.self).contains(where: \.matchesState) ?? false)
            }
            .map { Violation($0.location, "\($0.name) should match the state with guard case") }
    }
}
