// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A screen is made of its view model and nothing else.
package struct ViewReceivesOnlyItsViewModel: Rule {
    package let heading = SeedHeading.view("View Pattern (with dependency injection)")
    package let explanation = Explanation(
        "All that a screen shows comes from its view model, so that nothing else need be given to it.",
        before: """
            final class ItemListViewModel {}
            struct ItemListView: View {
                let viewModel: ItemListViewModel
                let title: String
            }
            """,
        after: """
            final class ItemListViewModel {}
            struct ItemListView: View {
                let viewModel: ItemListViewModel
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        withoutViewModel(project) + project.views.filter { $0.viewModelProperty != nil }.flatMap(received)
    }

    private func withoutViewModel(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            feature.views.filter { view in
                view.viewModelProperty == nil && feature.screens.contains { "\($0.name)View" == view.name }
            }.map { $0.type.violation("\($0.name) has no view model") }
        }
    }

    private func received(_ view: ViewType) -> [Violation] {
        guard view.type.initializers.isEmpty else {
            return view.type.initializers
                .filter { $0.parameters.map(\.label) != ["viewModel"] }
                .map { Violation($0.location, "\(view.name).init should take viewModel and nothing else") }
        }
        return view.type.properties.filter { property in
            property.isStored && !property.isStatic && !property.isPrivate && property.initialValue == nil
                && property.attributes.isEmpty && property.name != "viewModel"
        }.map {
            Violation($0.location, "\(view.name) receives \($0.name): it should receive viewModel and nothing else")
        }
    }
}
