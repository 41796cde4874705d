// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A test counts the calls of the use case and, where it asks by number, looks at the number.
package struct UseCaseCallIsTested: Rule {
    package let heading = SeedHeading.viewModel("Testing")
    package let explanation = Explanation(
        "A test counts the calls of the use case, and looks at the number that was asked for.",
        before: """
            // Sources/ItemListViewModel.swift
            protocol GetItemsUseCaseContract {
                func execute() async throws -> [Item]
            }

            enum ItemListViewState { case idle, loading, loaded([Item]), error(Error) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
                private let getItemsUseCase: GetItemsUseCaseContract
            }
            // Tests/ItemListViewModelTests.swift
            import Testing

            struct ItemListViewModelTests {
            }
            """,
        after: """
            // Sources/ItemListViewModel.swift
            protocol GetItemsUseCaseContract {
                func execute() async throws -> [Item]
            }

            enum ItemListViewState { case idle, loading, loaded([Item]), error(Error) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
                private let getItemsUseCase: GetItemsUseCaseContract
            }
            // Tests/ItemListViewModelTests.swift
            import Testing

            struct ItemListViewModelTests {
                @Test
                func loadCallsUseCase() async {
                    await sut.load()
                    #expect(useCase.executeCallCount == 1)
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.suites(of: { $0.isStateful && !$0.useCases.isEmpty }) { viewModel, suite in
            let name = viewModel.asksByIdentifier ? "loadCallsUseCaseWithCorrectId" : "loadCallsUseCase"
            guard let test = suite.tests.first(where: { $0.name.hasPrefix(name) }) else {
                return suite.violation("\(suite.name) has no test \(name)")
            }
            let looked = ["executeCallCount"] + (viewModel.asksByIdentifier ? ["lastRequestedId"] : [])
            return looked.first { test.body?.references(to: $0).isEmpty ?? true }.map {
                Violation(test.location, "\(test.name) does not look at \($0)")
            }
        }
    }
}
