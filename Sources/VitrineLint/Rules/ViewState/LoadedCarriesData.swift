// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// `loaded` has what was loaded.
package struct LoadedCarriesData: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")
    package let explanation = Explanation(
        "What was loaded is in the state, so that it cannot be there in any other.",
        before: """
            enum ItemListViewState {
                case idle
                case loaded
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """,
        after: """
            enum ItemListViewState {
                case idle
                case loaded([Item])
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap { $0.stateType?.enumCase(named: "loaded") }.filter(\.values.isEmpty).map {
            Violation($0.location, "loaded should carry the data")
        }
    }
}
