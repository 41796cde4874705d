// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A link with a value has somewhere a destination for it.
package struct LinkValuesHaveDestinations: Rule {
    package let heading = SeedHeading.directory("5. Views")
    package let explanation = Explanation(
        "A value that no navigationDestination knows leads nowhere.",
        before: """
            struct PersonListView: View {
                var body: some View {
                    List(users) { user in
                        NavigationLink(value: user) { Text(user.name) }
                    }
                }
            }
            """,
        after: """
            struct PersonListView: View {
                var body: some View {
                    List(users) { user in
                        NavigationLink(value: user) { Text(user.name) }
                    }
                    .navigationDestination(for: Person.self) { PersonDetailView(user: $0) }
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let files = project.sources
        let leads = files.contains { file in
            !file.index.calls(named: "navigationDestination").isEmpty
                || file.index.calls(named: "List").contains { $0.arguments.contains { $0.label?.text == "selection" } }
        }
        guard !leads else { return [] }
        return files.flatMap { file in
            file.index.calls(named: "NavigationLink").filter { $0.arguments.contains { $0.label?.text == "value" } }.map
            {
                Violation(file.text.location(of: $0), "nothing has a navigationDestination for the value of this link")
            }
        }
    }
}
