// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Other modules do not see a view model.
package struct ViewModelIsInternal: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")
    package let explanation = Explanation(
        "Only the screen of the same module knows a view model.",
        before: """
            public final class ItemListViewModel {}
            """,
        after: """
            final class ItemListViewModel {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.filter(\.type.isExposed).map {
            $0.type.violation("\($0.name) should be internal: other modules need not know it")
        }
    }
}
