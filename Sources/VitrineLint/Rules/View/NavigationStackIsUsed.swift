// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// NavigationStack or NavigationSplitView, not NavigationView.
package struct NavigationStackIsUsed: Rule {
    package let heading = SeedHeading.directory("5. Views")
    package let explanation = Explanation(
        "NavigationView is deprecated; a stack can be led by values.",
        before: """
            struct ItemListView: View {
                var body: some View { NavigationView { content } }
            }
            """,
        after: """
            struct ItemListView: View {
                var body: some View { NavigationStack { content } }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.sources.flatMap { file in
            file.index.references(to: "NavigationView").map {
                Violation(file.text.location(of: $0), "NavigationView is deprecated: use NavigationStack")
            }
        }
    }
}
