// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// error has what the view says.
package struct ErrorCarriesText: Rule {
    package let heading = SeedHeading.directory("3. ViewState Enum")
    package let explanation = Explanation(
        "The view model turns an error into words; the view shows them.",
        before: """
            enum ViewState<T> { case idle, loading, loaded(T), error }

            final class PersonListViewModel {
                private(set) var state: ViewState<[Person]> = .idle
            }
            """,
        after: """
            enum ViewState<T> { case idle, loading, loaded(T), error(String) }

            final class PersonListViewModel {
                private(set) var state: ViewState<[Person]> = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap { $0.stateType?.enumCase(named: "error") }
            .filter { error in !error.values.contains { $0.typeName == "String" } }
            .map { Violation($0.location, "error should carry the text that is shown") }
    }
}
