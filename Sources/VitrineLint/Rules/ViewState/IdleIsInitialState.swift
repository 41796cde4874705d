// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// `idle` stands first in the enum and is what a view model begins with.
package struct IdleIsInitialState: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")
    package let explanation = Explanation(
        "Before anything was asked for, a screen is idle.",
        before: """
            enum ItemListViewState {
                case loading
                case idle
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """,
        after: """
            enum ItemListViewState {
                case idle
                case loading
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.flatMap { viewModel in
            var violations: [Violation] = []
            if let first = viewModel.stateType?.cases.first, first.name != "idle" {
                violations.append(Violation(first.location, "idle should be the first case, not \(first.name)"))
            }
            if let state = viewModel.state, state.initialValue != ".idle" {
                violations.append(Violation(state.location, "\(viewModel.name).state should begin as .idle"))
            }
            return violations
        }
    }
}
