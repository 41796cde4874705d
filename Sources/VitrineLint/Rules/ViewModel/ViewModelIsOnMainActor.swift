// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view model is on the main actor.
package struct ViewModelIsOnMainActor: Rule {
    package let heading = SeedHeading.directory("4. ViewModel")
    package let explanation = Explanation(
        "What is shown changes on the main actor, and the compiler sees to it.",
        before: """
            @Observable
            final class PersonListViewModel {}
            """,
        after: """
            @MainActor
            @Observable
            final class PersonListViewModel {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.filter { !$0.type.attributes.contains("MainActor") }.map {
            $0.type.violation("\($0.name) should be @MainActor")
        }
    }
}
