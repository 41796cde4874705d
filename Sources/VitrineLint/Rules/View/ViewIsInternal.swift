// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Other modules do not see a view.
package struct ViewIsInternal: Rule {
    package let heading = SeedHeading.view("View Pattern (with dependency injection)")
    package let explanation = Explanation(
        "The feature hands its screens out as some View; no other module names them.",
        before: """
            public struct ItemListView: View {}
            """,
        after: """
            struct ItemListView: View {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.filter(\.type.isExposed).map {
            $0.type.violation("\($0.name) should be internal: the feature hands it out as some View")
        }
    }
}
