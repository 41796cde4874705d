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
        project.viewModels.compactMap { viewModel in
            guard let state = viewModel.state, !state.modifiers.contains("private(set)") else { return nil }
            let isSure = state.modifiers.isEmpty && !state.isConstant && !isAssignedElsewhere(viewModel, project)
            return Violation(
                state.location, "\(viewModel.name).state should be private(set)",
                fix: isSure ? .inserting("private(set) ", before: state.specifier, in: viewModel.file.text) : nil)
        }
    }

    /// Whether another file assigns a `state` of something.
    private func isAssignedElsewhere(_ viewModel: ViewModel, _ project: Project) -> Bool {
        project.files.filter { $0.path != viewModel.file.path }.contains { file in
            file.tree.descendants(SequenceExprSyntax.self).contains { sequence in
                sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
                    && sequence.elements.first?.compactDescription.hasSuffix(".state") ?? false
            }
        }
    }
}
