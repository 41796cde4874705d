// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `load` is asynchronous, and the view model goes through every state but `idle`.
package struct LoadMakesTheTransitions: Rule {
    package let heading = SeedHeading.viewModel("Checklist")
    package let explanation = Explanation(
        "Loading goes through the states: loading first, then what came or what went wrong.",
        before: """
            enum ItemListViewState { case idle, loading, loaded([Item]), error(Error) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
                private let getItemsUseCase: GetItemsUseCaseContract

                func load() async {
                    state = .loading
                    do {
                        state = .loaded(try await getItemsUseCase.execute())
                    } catch {
                        print(error)
                    }
                }
            }
            """,
        after: """
            enum ItemListViewState { case idle, loading, loaded([Item]), error(Error) }

            final class ItemListViewModel {
                private(set) var state: ItemListViewState = .idle
                private let getItemsUseCase: GetItemsUseCaseContract

                func load() async {
                    state = .loading
                    do {
                        state = .loaded(try await getItemsUseCase.execute())
                    } catch {
                        state = .error(error)
                    }
                }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.filter(\.isStateful).flatMap { viewModel in
            let loads = viewModel.functions.filter { isLoad($0) }
            guard !loads.isEmpty else {
                return [viewModel.type.violation("\(viewModel.name) has no asynchronous load or fetch method")]
            }
            let made = Set(viewModel.functions.compactMap(\.body).flatMap(statesMade))
            return (viewModel.stateType?.cases ?? []).map(\.name).filter { $0 != "idle" && !made.contains($0) }.map {
                viewModel.type.violation("\(viewModel.name) never becomes \($0)")
            }
        }
    }

    private func isLoad(_ function: Function) -> Bool {
        let isNamed = function.name.hasPrefix("load") || function.name.hasPrefix("fetch")
        return isNamed && function.isAsync && !function.isPrivate
    }

    /// The cases that a body speaks of as values, not as patterns.
    private func statesMade(in body: CodeBlockSyntax) -> [String] {
        body.descendants(MemberAccessExprSyntax.self).filter { $0.base == nil && !isInPattern($0) }
            .map(\.declName.baseName.text)
    }

    private func isInPattern(_ node: MemberAccessExprSyntax) -> Bool {
        var parent = node.parent
        while let current = parent, !current.is(CodeBlockItemSyntax.self) {
            if current.is(ExpressionPatternSyntax.self) { return true }
            parent = current.parent
        }
        return false
    }
}
