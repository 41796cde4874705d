// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A screen's folder holds the screen's view and its view model.
package struct ScreenHasViewAndViewModel: Rule {
    package let heading = SeedHeading.view("File structure")
    package let explanation = Explanation(
        "The folder of a screen holds its view and its view model.",
        before: """
            // Sources/Presentation/ItemList/Views/ItemListView.swift
            struct ItemListView: View {}
            """,
        after: """
            // Sources/Presentation/ItemList/Views/ItemListView.swift
            struct ItemListView: View {}
            // Sources/Presentation/ItemList/ViewModels/ItemListViewModel.swift
            final class ItemListViewModel {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            feature.screens.flatMap { screen in
                [
                    "\(project.naming.views)/\(screen.name)View.swift",
                    "\(project.naming.viewModels)/\(screen.name)\(project.naming.viewModel).swift",
                ].compactMap { path in
                    let isThere = feature.sources.contains { $0.path == "\(screen.folder)/\(path)" }
                    return isThere
                        ? nil
                        : Violation(
                            Location(path: "\(screen.folder)/\(path)"),
                            "the screen \(screen.name) has no \(path)"
                        )
                }
            }
        }
    }
}
