// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Other modules do not see a state enum.
package struct ViewStateIsInternal: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).filter(\.isExposed).map {
            $0.violation("\($0.name) should be internal: other modules need not know it")
        }
    }
}
