// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What is shown of an error offers another try.
package struct ErrorsOfferRetry: Rule {
    package let heading = SeedHeading.directory("5. Views")
    package let explanation = Explanation(
        "Who sees an error can do something about it.",
        before: ScreenExample.showing(error: "Text(message)"),
        after: ScreenExample.showing(error: "Button(message) { Task { await viewModel.fetchPeople() } }"))

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.flatMap { view in
            view.stateSwitches.flatMap(\.errorCases).filter { shown in
                let text = shown.statements.compactDescription
                return !text.contains("Button") || !text.contains("await\(view.viewModelName).")
            }.map {
                Violation(view.file.text.location(of: $0), "\(view.name) shows an error without a button to try again")
            }
        }
    }
}
