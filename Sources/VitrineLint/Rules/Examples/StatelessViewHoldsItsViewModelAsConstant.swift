// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view whose view model has no states keeps it as `let viewModel`.
package struct StatelessViewHoldsItsViewModelAsConstant: Rule {
    package let heading = SeedHeading.examples("HomeView (Stateless)")
    package let explanation = Explanation(
        "A view model without states never changes what it shows, so that the view need not own it as state.",
        before: """
            final class WelcomeViewModel {}
            struct WelcomeView: View {
                @State var viewModel: WelcomeViewModel
            }
            """,
        after: """
            final class WelcomeViewModel {}
            struct WelcomeView: View {
                let viewModel: WelcomeViewModel
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.views.compactMap { view in
            guard let viewModel = view.viewModel, !viewModel.isStateful, let property = view.viewModelProperty,
                !property.isConstant || !property.attributes.isEmpty
            else { return nil }
            let isSure = property.attributes.isEmpty && property.initialValue == nil
            return Violation(
                property.location, "\(view.name) should hold let viewModel: it has no states",
                fix: isSure ? .replacing(property.specifier, with: "let", in: view.file.text) : nil)
        }
    }
}
