// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// One generic enum of states serves every screen.
package struct StateEnumIsGeneric: Rule {
    package let heading = SeedHeading.directory("3. ViewState Enum")
    package let explanation = Explanation(
        "ViewState<[Person]> and ViewState<Photo> are the same states of other data.",
        before: """
            enum PersonListState { case idle, loading, loaded([Person]), error(String) }

            final class PersonListViewModel {
                private(set) var state: PersonListState = .idle
            }
            """,
        after: """
            enum ViewState<T> { case idle, loading, loaded(T), error(String) }

            final class PersonListViewModel {
                private(set) var state: ViewState<[Person]> = .idle
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.compactMap(\.stateType).filter { state in
            state.node.as(EnumDeclSyntax.self)?.genericParameterClause == nil
        }.map { $0.violation("\($0.name) should be generic over what is loaded") }
    }
}
