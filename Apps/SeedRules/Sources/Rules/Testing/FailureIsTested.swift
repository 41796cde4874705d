// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A test says what a load that fails leaves.
package struct FailureIsTested: Rule {
    package let heading = SeedHeading.viewModel("Testing")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.statefulSuitesLack("loadSetsErrorStateOnFailure")
    }
}
