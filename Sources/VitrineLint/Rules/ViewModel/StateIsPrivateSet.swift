// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Only the view model changes its state.
package struct StateIsPrivateSet: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")
    package let explanation = Explanation(
        "Only the view model changes its state: data flows down, events flow up.",
        before: """
            final class ItemListViewModel {
                var state: ItemListViewState = .idle
            }
            """,
        after: """
            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let assigning = project.files.filter(assignsState).map(\.path)
        return project.viewModels.compactMap { viewModel in
            guard let state = viewModel.state, !state.modifiers.contains("private(set)") else { return nil }
            let isAssignedElsewhere = assigning.contains { $0 != viewModel.file.path }
            let isSure = state.modifiers.isEmpty && !state.isConstant && !isAssignedElsewhere
            return Violation(
                state.location, "\(viewModel.name).state should be private(set)",
                fix: isSure ? .inserting("private(set) ", before: state.specifier, in: viewModel.file.text) : nil)
        }
    }

    /// Whether a file assigns a `state` of something.
    private func assignsState(_ file: SourceFile) -> Bool {
        file.index.assignments.contains { $0.elements.first?.compactDescription.hasSuffix(".state") ?? false }
    }
}
