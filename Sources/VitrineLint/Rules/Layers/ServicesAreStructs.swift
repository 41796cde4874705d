// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A service is a struct: it has no state.
package struct ServicesAreStructs: Rule {
    package let heading = SeedHeading.directory("2. Service")
    package let explanation = Explanation(
        "A service that keeps nothing needs no identity.",
        before: """
            final class PersonService {}
            """,
        after: """
            struct PersonService {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.services.filter { $0.name.hasSuffix("Service") && $0.kind != .struct }.map {
            $0.violation("\($0.name) should be a struct")
        }
    }
}
