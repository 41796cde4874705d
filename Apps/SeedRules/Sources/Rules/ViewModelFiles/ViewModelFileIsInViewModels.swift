// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view model has a file of its own in a `ViewModels` folder of `Presentation`.
package struct ViewModelFileIsInViewModels: Rule {
    package let heading = SeedHeading.viewModel("File structure")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap { viewModel in
            let parts = viewModel.file.components(below: "Presentation") ?? []
            guard parts.suffix(2) != ["ViewModels", "\(viewModel.name).swift"] else { return nil }
            return viewModel.type.violation(
                "\(viewModel.name) belongs in Presentation/…/ViewModels/\(viewModel.name).swift"
            )
        }
    }
}
