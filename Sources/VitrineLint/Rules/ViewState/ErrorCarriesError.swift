// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// `error` has the error.
package struct ErrorCarriesError: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")
    package let explanation = Explanation(
        "What went wrong is in the state, for the view to say.",
        before: """
            enum ItemListViewState {
                case idle
                case error
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """,
        after: """
            enum ItemListViewState {
                case idle
                case error(Error)
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap { $0.stateType?.enumCase(named: "error") }
            .filter { error in !error.values.contains { $0.typeName == "Error" } }
            .map { Violation($0.location, "error should carry the Error") }
    }
}
