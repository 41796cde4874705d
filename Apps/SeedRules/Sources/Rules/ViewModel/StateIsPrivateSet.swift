// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Only the view model changes its state.
package struct StateIsPrivateSet: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap { viewModel in
            guard let state = viewModel.state, !state.modifiers.contains("private(set)") else { return nil }
            return Violation(state.location, "\(viewModel.name).state should be private(set)")
        }
    }
}
