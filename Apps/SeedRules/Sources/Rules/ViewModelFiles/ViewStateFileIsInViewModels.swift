// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A state enum has a file of its own in a `ViewModels` folder of `Presentation`.
package struct ViewStateFileIsInViewModels: Rule {
    package let heading = SeedHeading.viewModel("File structure")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).compactMap { state in
            let path = state.location.path
            guard path.contains("/Presentation/"), path.hasSuffix("/ViewModels/\(state.name).swift") else {
                return state.violation("\(state.name) belongs in Presentation/…/ViewModels/\(state.name).swift")
            }
            return nil
        }
    }
}
