// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view has a file of its own in a screen's folder `Views`.
package struct ViewFileIsInViews: Rule {
    package let heading = SeedHeading.view("File structure")
    package let explanation = Explanation(
        "A view is found where its screen is, in a file of its own.",
        before: """
            // Sources/ItemListView.swift
            struct ItemListView: View {}
            """,
        after: """
            // Sources/Presentation/ItemList/Views/ItemListView.swift
            struct ItemListView: View {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.compactMap { view in
            let parts = view.file.components(below: project.naming.presentation) ?? []
            guard parts.count != 3 || parts[1] != project.naming.views || parts[2] != "\(view.name).swift" else {
                return nil
            }
            return view.type.violation(
                "\(view.name) belongs in "
                    + "\(project.naming.presentation)/{Screen}/\(project.naming.views)/\(view.name).swift")
        }
    }
}
