// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Nobody inherits from a view model.
package struct ViewModelIsFinalClass: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.filter { !$0.type.isFinalClass }.map {
            $0.type.violation("\($0.name) should be a final class")
        }
    }
}
