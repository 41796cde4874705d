// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A list knows a state of nothing to show.
package struct ListStateHasEmpty: Rule {
    package let heading = SeedHeading.viewModel("For lists")
    package let explanation = Explanation(
        "Nothing to show is a state of a list, and has a screen of its own.",
        before: """
            enum ItemListViewState {
                case idle
                case loaded([Item])
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """,
        after: """
            enum ItemListViewState {
                case idle
                case loaded([Item])
                case empty
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).filter { state in
            state.enumCase(named: "loaded")?.carriesList ?? false && state.enumCase(named: "empty") == nil
        }.map { $0.violation("\($0.name) shows a list and has no case empty") }
    }
}
