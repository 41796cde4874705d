// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// `loaded` has what was loaded.
package struct LoadedCarriesData: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap { $0.stateType?.enumCase(named: "loaded") }.filter(\.values.isEmpty).map {
            Violation($0.location, "loaded should carry the data")
        }
    }
}
