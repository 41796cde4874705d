// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// `error` has the error.
package struct ErrorCarriesError: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap { $0.stateType?.enumCase(named: "error") }
            .filter { error in !error.values.contains { $0.typeName == "Error" } }
            .map { Violation($0.location, "error should carry the Error") }
    }
}
