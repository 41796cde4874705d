// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Every view model that has states has an enum of them to itself.
package struct ViewModelHasOneStateEnum: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")
    package let explanation = Explanation(
        "One enum says all that a screen can be; one that two screens share grows cases that one of them never shows.",
        before: """
            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """,
        after: """
            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }

            enum ItemListViewState {
                case idle
                case loading
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.features.flatMap { feature in
            feature.viewModels.filter(\.isStateful).flatMap { check($0, in: feature) }
        }
    }

    private func check(_ viewModel: ViewModel, in feature: Feature) -> [Violation] {
        guard let state = viewModel.state else { return [] }
        guard let type = viewModel.stateType else {
            return [Violation(state.location, "\(viewModel.name).state should be of an enum that the feature declares")]
        }
        var violations = viewModel.type.properties.filter { property in
            property.typeName.map { $0.hasSuffix(viewModel.naming.viewState) && $0 != type.name } ?? false
        }.map { Violation($0.location, "\(viewModel.name) has a second state enum: \($0.typeName ?? "")") }
        let owner = feature.viewModels.first { $0.stateType?.name == type.name }
        if let owner, owner.name != viewModel.name {
            violations.append(
                Violation(state.location, "\(type.name) belongs to \(owner.name): every view model has its own")
            )
        }
        return violations
    }
}
