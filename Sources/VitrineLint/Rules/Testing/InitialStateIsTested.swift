// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A test says that a view model begins idle.
package struct InitialStateIsTested: Rule {
    package let heading = SeedHeading.viewModel("Testing")
    package let explanation = Explanation(
        "A test says that a screen begins idle.",
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
                func initialStateIsIdle() {
                    guard case .idle = sut.state else {
                        Issue.record("Expected idle state")
                        return
                    }
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] { project.statefulSuitesLack("initialStateIsIdle") }
}
