// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A state enum has a file of its own in a `ViewModels` folder of `Presentation`.
package struct ViewStateFileIsInViewModels: Rule {
    package let heading = SeedHeading.viewModel("File structure")
    package let explanation = Explanation(
        "The states of a screen are found beside its view model, in a file of their own.",
        before: """
            // Sources/Presentation/ItemList/ViewModels/ItemListViewModel.swift
            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }

            enum ItemListViewState { case idle }
            """,
        after: """
            // Sources/Presentation/ItemList/ViewModels/ItemListViewModel.swift
            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }

            // Sources/Presentation/ItemList/ViewModels/ItemListViewState.swift
            enum ItemListViewState { case idle }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).compactMap { state in
            let path = state.location.path
            guard "/\(path)".contains("/\(project.naming.presentation)/"),
                path.hasSuffix("/\(project.naming.viewModels)/\(state.name).swift")
            else {
                return state.violation(
                    "\(state.name) belongs in "
                        + "\(project.naming.presentation)/…/\(project.naming.viewModels)/\(state.name).swift")
            }
            return nil
        }
    }
}
