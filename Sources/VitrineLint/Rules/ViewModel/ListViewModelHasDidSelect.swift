// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A list that leads somewhere is told what was selected.
package struct ListViewModelHasDidSelect: Rule {
    package let heading = SeedHeading.viewModel("Checklist")
    package let explanation = Explanation(
        "A list that leads somewhere is told what was selected.",
        before: """
            enum ItemListViewState { case idle, empty, loaded([Item]) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
                private let router: RouterContract

                init(router: RouterContract) { self.router = router }
            }
            """,
        after: """
            enum ItemListViewState { case idle, empty, loaded([Item]) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
                private let router: RouterContract

                init(router: RouterContract) { self.router = router }

                func didSelect(_ item: Item) { router.navigate(to: .detail(item)) }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.filter { viewModel in
            viewModel.isList && !viewModel.routerParameters.isEmpty
                && !viewModel.actions.contains { $0.name.hasPrefix("didSelect") && $0.navigates }
        }.map { $0.type.violation("\($0.name) is a list with a router and has no didSelect that navigates") }
    }
}
