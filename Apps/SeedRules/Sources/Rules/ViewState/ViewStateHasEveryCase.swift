// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A state enum has `idle`, `loading`, `loaded` and `error`.
package struct ViewStateHasEveryCase: Rule {
    package let heading = SeedHeading.viewModel("Checklist")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).flatMap { state in
            ["idle", "loading", "loaded", "error"].filter { state.enumCase(named: $0) == nil }.map {
                state.violation("\(state.name) has no case \($0)")
            }
        }
    }
}
