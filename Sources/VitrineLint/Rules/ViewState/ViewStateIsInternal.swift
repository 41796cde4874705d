// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Other modules do not see a state enum.
package struct ViewStateIsInternal: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")
    package let explanation = Explanation(
        "A screen shows its states itself: no other module needs to know them.",
        before: """
            public enum ItemListViewState { case idle }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """,
        after: """
            enum ItemListViewState { case idle }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).filter(\.isExposed).map {
            $0.violation("\($0.name) should be internal: other modules need not know it")
        }
    }
}
