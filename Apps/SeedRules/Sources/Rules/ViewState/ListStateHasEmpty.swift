// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A list knows a state of nothing to show.
package struct ListStateHasEmpty: Rule {
    package let heading = SeedHeading.viewModel("For lists")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).filter { state in
            state.enumCase(named: "loaded")?.carriesList ?? false && state.enumCase(named: "empty") == nil
        }.map { $0.violation("\($0.name) shows a list and has no case empty") }
    }
}
