// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What a `guard case` does not let through is recorded.
package struct GuardCaseRecordsAnIssue: Rule {
    package let heading = SeedHeading.viewModel("Testing Rules")
    package let explanation = Explanation(
        "A test that returns early without a word has passed.",
        before: """
            import Testing

            struct ItemListViewModelTests {
                @Test
                func initialStateIsIdle() {
                    guard case .idle = sut.state else {
                        return
                    }
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
            suite.tests.compactMap(\.body).flatMap { $0.descendants(GuardStmtSyntax.self) }
                .filter { $0.matchesState && $0.body.calls(named: "record").isEmpty }
                .map {
                    Violation(
                        suite.text.location(of: $0), "any other state should call Issue.record", fix: fix($0, suite))
                }
        }
    }

    private func fix(_ match: GuardStmtSyntax, _ suite: TypeDeclaration) -> Fix? {
        guard let first = match.body.statements.first, first.leadingTrivia.contains(where: \.isNewline) else {
            return nil
        }
        let record = "Issue.record(\"another state was expected\")\n\(first.indentation)"
        return .inserting(record, before: first, in: suite.text)
    }
}
