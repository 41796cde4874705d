// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The tests of a view model stand in `Tests` where the view model stands in `Sources`.
package struct ViewModelHasTestsFile: Rule {
    package let heading = SeedHeading.viewModel("File structure")
    package let explanation = Explanation(
        "The tests of a view model stand where the view model stands, below Tests instead of Sources.",
        before: """
            // Features/Item/Sources/Presentation/ItemList/ViewModels/ItemListViewModel.swift
            final class ItemListViewModel {}
            """,
        after: """
            // Features/Item/Sources/Presentation/ItemList/ViewModels/ItemListViewModel.swift
            final class ItemListViewModel {}
            // Features/Item/Tests/Presentation/ItemList/ViewModels/ItemListViewModelTests.swift
            struct ItemListViewModelTests {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            feature.viewModels.compactMap { viewModel in
                let suite = "\(viewModel.name)Tests"
                let folder = (viewModel.file.components(below: "Sources") ?? []).dropLast().joined(separator: "/")
                let file = feature.test(at: "\(folder)/\(suite).swift")
                guard !(file?.types.contains { $0.name == suite } ?? false) else { return nil }
                guard feature.isFolder || viewModel.tests == nil else { return nil }
                guard feature.isFolder else {
                    return viewModel.type.violation("\(viewModel.name) has no tests: \(suite)")
                }
                return viewModel.type.violation("\(suite) is missing: its file is Tests/\(folder)/\(suite).swift")
            }
        }
    }
}
