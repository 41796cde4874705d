// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view model is given its service, and has one where none is given.
package struct ServiceIsInjectedWithDefault: Rule {
    package let heading = SeedHeading.directory("4. ViewModel")
    package let explanation = Explanation(
        "The view makes its view model without a word; tests bring a service of their own.",
        before: """
            struct PersonService {}

            final class PersonListViewModel {
                private let service: PersonService

                init(service: PersonService) { self.service = service }
            }
            """,
        after: """
            struct PersonService {}

            final class PersonListViewModel {
                private let service: PersonService

                init(service: PersonService = PersonService()) { self.service = service }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.flatMap { viewModel in
            let made = viewModel.type.properties.filter { $0.makesValue && isService($0.typeName) }.map {
                Violation($0.location, "\(viewModel.name) makes \($0.typeName ?? "") itself: take it in init")
            }
            return made
                + viewModel.type.initializers.flatMap { initializer in
                    initializer.parameters.filter { isService($0.typeName) && !$0.hasDefault }.map {
                        Violation(
                            initializer.location, "\(viewModel.name) should have a \($0.typeName) where none is given")
                    }
                }
        }
    }

    private func isService(_ type: String?) -> Bool { type?.hasSuffix("Service") ?? false }
}
