// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A screen is in a feature's folder.
package struct ScreenIsInFeature: Rule {
    package let heading = SeedHeading.view("File structure")
    package let explanation = Explanation(
        "A feature can be read, tested and built by itself because all of it is in one folder.",
        before: """
            // App/Sources/ItemListViewModel.swift
            final class ItemListViewModel {}
            """,
        after: """
            // Features/Item/Sources/Presentation/ItemList/ViewModels/ItemListViewModel.swift
            final class ItemListViewModel {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let folders = project.naming.features.sorted().map { "\($0)/{Feature}" }.joined(separator: " or ")
        return project.parts.filter { !$0.isFolder }.flatMap { part in
            let screens = part.views.filter { $0.viewModelProperty != nil }.map(\.type)
            return (part.viewModels.map(\.type) + screens).map { $0.violation("\($0.name) is outside of \(folders)") }
        }
    }
}
