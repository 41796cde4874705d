// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// All views have previews, in their own file.
package struct ViewHasPreview: Rule {
    package let heading = SeedHeading.view("Previews")
    package let explanation = Explanation(
        "Whoever changes a view looks at its preview.",
        before: """
            struct ItemRowView: View {}
            """,
        after: """
            struct ItemRowView: View {}

            #Preview {
                ItemRowView()
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.filter(\.previews.isEmpty).map { $0.type.violation("\($0.name) has no preview in its file") }
    }
}
