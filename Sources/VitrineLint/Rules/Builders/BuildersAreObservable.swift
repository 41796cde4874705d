// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A builder is an @Observable class, so that it can be in the environment.
package struct BuildersAreObservable: Rule {
    package let heading = SeedHeading.neva("Key Design Decisions")
    package let explanation = Explanation(
        "An @Observable type is its own key in the environment: no further declaration is needed.",
        before: """
            final class NewsBuilder: ObservableObject {}
            """,
        after: """
            @Observable
            final class NewsBuilder {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.builders.filter { $0.kind != .class || !$0.attributes.contains("Observable") }.map {
            $0.violation("\($0.name) should be an @Observable class")
        }
    }
}
