// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A test says that a view model begins idle.
package struct InitialStateIsTested: Rule {
    package let heading = SeedHeading.viewModel("Testing")

    package init() {}

    package func check(_ project: Project) -> [Violation] { project.statefulSuitesLack("initialStateIsIdle") }
}
