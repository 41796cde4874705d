// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view model has a file of its own in a `ViewModels` folder of `Presentation`.
package struct ViewModelFileIsInViewModels: Rule {
    package let heading = SeedHeading.viewModel("File structure")
    package let explanation = Explanation(
        "A view model is found where its screen is, in a file of its own.",
        before: """
            // Sources/ItemListViewModel.swift
            final class ItemListViewModel {}
            """,
        after: """
            // Sources/Presentation/ItemList/ViewModels/ItemListViewModel.swift
            final class ItemListViewModel {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap { viewModel in
            let parts = viewModel.file.components(below: project.naming.presentation) ?? []
            guard parts.suffix(2) != [project.naming.viewModels, "\(viewModel.name).swift"] else { return nil }
            return viewModel.type.violation(
                "\(viewModel.name) belongs in "
                    + "\(project.naming.presentation)/…/\(project.naming.viewModels)/\(viewModel.name).swift"
            )
        }
    }
}
