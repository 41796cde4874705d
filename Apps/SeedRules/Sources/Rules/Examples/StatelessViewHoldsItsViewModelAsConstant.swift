// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view whose view model has no states keeps it as `let viewModel`.
package struct StatelessViewHoldsItsViewModelAsConstant: Rule {
    package let heading = SeedHeading.examples("HomeView (Stateless)")

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.compactMap { view in
            guard let viewModel = view.viewModel, !viewModel.isStateful, let property = view.viewModelProperty,
                !property.isConstant || !property.attributes.isEmpty
            else { return nil }
            return Violation(property.location, "\(view.name) should hold let viewModel: it has no states")
        }
    }
}
