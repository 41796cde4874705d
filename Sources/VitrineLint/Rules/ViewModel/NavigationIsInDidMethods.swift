// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What navigates is named for what the user did.
package struct NavigationIsInDidMethods: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")
    package let explanation = Explanation(
        "A view tells what was done; where that leads is for the view model to know.",
        before: """
            final class ItemListViewModel {
                private let router: RouterContract

                init(router: RouterContract) { self.router = router }

                func showDetail(_ item: Item) { router.navigate(to: .detail(item)) }
            }
            """,
        after: """
            final class ItemListViewModel {
                private let router: RouterContract

                init(router: RouterContract) { self.router = router }

                func didSelect(_ item: Item) { router.navigate(to: .detail(item)) }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.flatMap { viewModel in
            viewModel.functions.filter { $0.navigates && !$0.isPrivate && !$0.name.hasPrefix("did") }.map {
                Violation(
                    $0.location,
                    "\(viewModel.name).\($0.name) navigates: name it for what was done (didSelect, didTapOn…)"
                )
            }
        }
    }
}
