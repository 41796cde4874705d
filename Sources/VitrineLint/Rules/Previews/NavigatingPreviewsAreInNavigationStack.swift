// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A view that uses navigation is previewed inside a `NavigationStack`.
package struct NavigatingPreviewsAreInNavigationStack: Rule {
    package let heading = SeedHeading.view("Preview Rules")
    package let explanation = Explanation(
        "A title and a toolbar are seen only in a stack.",
        before: """
            struct ItemListView: View {
                var body: some View { content.navigationTitle(LocalizedStrings.title) }
            }

            #Preview {
                ItemListView()
            }
            """,
        after: """
            struct ItemListView: View {
                var body: some View { content.navigationTitle(LocalizedStrings.title) }
            }

            #Preview {
                NavigationStack {
                    ItemListView()
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.filter(\.usesNavigation).flatMap { view in
            view.previews.filter { !isInStack($0) }.map {
                Violation($0.location, "\(view.name) uses navigation: its preview should be in a NavigationStack")
            }
        }
    }

    private func isInStack(_ preview: Preview) -> Bool { !preview.body.calls(named: "NavigationStack").isEmpty }
}
