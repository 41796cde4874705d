// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A state enum has `idle`, `loading`, `loaded` and `error`.
package struct ViewStateHasEveryCase: Rule {
    package let heading = SeedHeading.viewModel("Checklist")
    package let explanation = Explanation(
        "A screen that loads is idle, loading, loaded or in error.",
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
                case loading
                case loaded([Item])
                case empty
                case error(Error)
            }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).flatMap { state in
            ["idle", "loading", "loaded", "error"].filter { state.enumCase(named: $0) == nil }.map {
                state.violation("\(state.name) has no case \($0)")
            }
        }
    }
}
