// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Loading and failing are cases of one enum, not variables beside each other.
package struct StateIsOneEnum: Rule {
    package let heading = SeedHeading.directory("3. ViewState Enum")
    package let explanation = Explanation(
        "Two variables can say that a screen is loading and has failed; an enum cannot.",
        before: """
            @Observable
            final class PersonListViewModel {
                var isLoading = false
                var errorMessage: String?
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
        project.models.compactMap { model in
            let variables = model.properties.filter { $0.isStored && !$0.isStatic && !$0.isConstant }
            guard let loading = variables.first(where: { isLoading($0) }),
                let failure = variables.first(where: { isError($0) })
            else { return nil }
            return Violation(
                loading.location,
                "\(model.name).\(loading.name) and \(failure.name) can contradict each other: one enum says both")
        }
    }

    private func isLoading(_ property: Property) -> Bool {
        ["isLoading", "loading", "isFetching"].contains(property.name)
            && (property.typeName == "Bool" || property.initialValue == "false" || property.initialValue == "true")
    }

    private func isError(_ property: Property) -> Bool {
        property.name.lowercased().contains("error") && (property.type?.hasSuffix("?") ?? false)
    }
}
