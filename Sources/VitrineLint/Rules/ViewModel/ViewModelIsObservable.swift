// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view model is `@Observable`, so that SwiftUI sees what changes.
package struct ViewModelIsObservable: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")
    package let explanation = Explanation(
        "SwiftUI sees what an @Observable view model changes, property by property.",
        before: """
            final class ItemListViewModel {}
            """,
        after: """
            @Observable
            final class ItemListViewModel {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.filter { !$0.type.attributes.contains("Observable") }.map {
            $0.type.violation("\($0.name) should be @Observable")
        }
    }
}
