// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// @Observable and async/await stand for Combine.
package struct CombineIsNotUsed: Rule {
    package let heading = SeedHeading.neva("Key Design Decisions")
    package let explanation = Explanation(
        "One way to wait and one way to observe are enough.",
        before: """
            import Combine
            """,
        after: """
            import Observation
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.sources.flatMap { file in
            let imported =
                file.imports.contains("Combine") ? [Violation(file.location, "Combine should not be needed")] : []
            return imported
                + file.types.filter { $0.inherited.contains("ObservableObject") }.map {
                    $0.violation("\($0.name) should be @Observable, not an ObservableObject")
                }
        }
    }
}
