// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Every view model that has states has an enum of them to itself.
package struct ViewModelHasOneStateEnum: Rule {
    package let heading = SeedHeading.viewModel("ViewState Pattern")

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
            property.typeName.map { $0.hasSuffix("ViewState") && $0 != type.name } ?? false
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
