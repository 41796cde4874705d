// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What a `guard case` does not let through is recorded.
package struct GuardCaseRecordsAnIssue: Rule {
    package let heading = SeedHeading.viewModel("Testing Rules")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap(\.viewModelSuites).flatMap { suite in
            suite.tests.compactMap(\.body).flatMap { $0.descendants(GuardStmtSyntax.self) }
                .filter { $0.matchesState && $0.body.calls(named: "record").isEmpty }
                .map { Violation(suite.text.location(of: $0), "any other state should call Issue.record") }
        }
    }
}
