// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A test says what a load that succeeds leaves.
package struct SuccessIsTested: Rule {
    package let heading = SeedHeading.viewModel("Testing")
    package let explanation = Explanation(
        "A test says what a load that succeeds leaves.",
        before: """
            // Sources/ItemListViewModel.swift
            enum ItemListViewState { case idle, loading, loaded([Item]), error(Error) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            // Tests/ItemListViewModelTests.swift
            import Testing

            struct ItemListViewModelTests {
            }
            """,
        after: """
            // Sources/ItemListViewModel.swift
            enum ItemListViewState { case idle, loading, loaded([Item]), error(Error) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            // Tests/ItemListViewModelTests.swift
            import Testing

            struct ItemListViewModelTests {
                @Test
                func loadSetsLoadedStateOnSuccess() async {
                    await sut.load()
                    guard case .loaded = sut.state else {
                        Issue.record("Expected loaded state")
                        return
                    }
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.statefulSuitesLack("loadSetsLoadedStateOnSuccess")
    }
}
