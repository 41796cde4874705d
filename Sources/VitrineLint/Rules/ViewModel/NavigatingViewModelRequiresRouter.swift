// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Who navigates is given a router, and cannot be made without one.
package struct NavigatingViewModelRequiresRouter: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")
    package let explanation = Explanation(
        "A view model that navigates cannot be made without what it navigates with.",
        before: """
            final class ItemListViewModel {
                private let router: RouterContract?

                init(router: RouterContract? = nil) { self.router = router }

                func didSelect(_ item: Item) { router?.navigate(to: .detail(item)) }
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
        project.viewModels.filter(\.navigates).compactMap { viewModel in
            let routers = viewModel.routerParameters
            guard !routers.isEmpty else {
                return viewModel.type.violation("\(viewModel.name) navigates: its init should take a router")
            }
            guard routers.contains(where: { $0.hasDefault || $0.isOptional }) else { return nil }
            return viewModel.type.violation(
                "\(viewModel.name) navigates: its router should be neither optional nor defaulted"
            )
        }
    }
}
