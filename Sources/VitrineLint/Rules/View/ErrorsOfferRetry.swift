// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What is shown of an error offers another try.
package struct ErrorsOfferRetry: Rule {
    package let heading = SeedHeading.directory("5. Views")
    package let explanation = Explanation(
        "Who sees an error can do something about it.",
        before: """
            enum ViewState<T> { case idle, loading, loaded(T), error(String) }

            final class PersonListViewModel {
                private(set) var state: ViewState<[Person]> = .idle
            }

            struct PersonListView: View {
                @State private var viewModel = PersonListViewModel()

                var body: some View {
                    switch viewModel.state {
                    case .idle, .loading:
                        ProgressView()
                    case .loaded(let users):
                        List(users) { Text($0.name) }
                    case .error(let message):
                        Text(message)
                    }
                }
            }
            """,
        after: """
            enum ViewState<T> { case idle, loading, loaded(T), error(String) }

            final class PersonListViewModel {
                private(set) var state: ViewState<[Person]> = .idle
            }

            struct PersonListView: View {
                @State private var viewModel = PersonListViewModel()

                var body: some View {
                    switch viewModel.state {
                    case .idle, .loading:
                        ProgressView()
                    case .loaded(let users):
                        List(users) { Text($0.name) }
                    case .error(let message):
                        Button(message) { Task { await viewModel.fetchPeople() } }
                    }
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.flatMap { view in
            view.stateSwitches.flatMap(\.errorCases).filter { shown in
                let text = shown.statements.compactDescription
                return !text.contains("Button") || !text.contains("await\(view.viewModelName).")
            }.map {
                Violation(view.file.text.location(of: $0), "\(view.name) shows an error without a button to try again")
            }
        }
    }
}
