// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What the user does reaches the view model by its methods: views call every one of them and assign nothing.
package struct ActionsAreDelegated: Rule {
    package let heading = SeedHeading.view("List View Pattern (with navigation)")
    package let explanation = Explanation(
        "What a person did reaches the view model by a method that is named for it.",
        before: """
            final class ItemListViewModel {
                var selection: Item?
                func didSelect(_ item: Item) { selection = item }
            }

            struct ItemListView: View {
                let viewModel: ItemListViewModel
                let item: Item

                var body: some View {
                    Button(item.name) { viewModel.selection = item }
                }
            }
            """,
        after: """
            final class ItemListViewModel {
                var selection: Item?
                func didSelect(_ item: Item) { selection = item }
            }

            struct ItemListView: View {
                let viewModel: ItemListViewModel
                let item: Item

                var body: some View {
                    Button(item.name) { viewModel.didSelect(item) }
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { uncalled($0) + $0.views.flatMap(assignments) }
    }

    private func uncalled(_ feature: Feature) -> [Violation] {
        feature.viewModels.flatMap { viewModel in
            let views = feature.views.filter { $0.viewModel?.name == viewModel.name }
            return viewModel.actions.filter { action in
                views.allSatisfy { $0.type.node.uses(of: "\($0.viewModelName).\(action.name)").isEmpty }
            }.map { Violation($0.location, "no view calls \(viewModel.name).\($0.name)") }
        }
    }

    private func assignments(in view: ViewType) -> [Violation] {
        view.type.node.descendants(SequenceExprSyntax.self).compactMap { sequence in
            let parts = Array(sequence.elements)
            guard parts.count > 1, parts[1].is(AssignmentExprSyntax.self),
                parts[0].compactDescription.hasPrefix("\(view.viewModelName).")
            else { return nil }
            return Violation(
                view.file.text.location(of: sequence),
                "\(view.name) changes \(parts[0].compactDescription) itself, not by a method"
            )
        }
    }
}
