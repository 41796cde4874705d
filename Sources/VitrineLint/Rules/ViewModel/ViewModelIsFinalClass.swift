// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Nobody inherits from a view model.
package struct ViewModelIsFinalClass: Rule {
    package let heading = SeedHeading.viewModel("ViewModel Pattern (List - with navigation)")
    package let explanation = Explanation(
        "Nobody inherits from a view model, and it has one identity: it is a final class.",
        before: """
            class ItemListViewModel {}
            """,
        after: """
            final class ItemListViewModel {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let inherited = Set(project.sourceTypes.flatMap(\.inherited))
        return project.viewModels.map(\.type).filter { !$0.isFinalClass }.map { type in
            let keyword = inherited.contains(type.name) ? nil : type.node.as(ClassDeclSyntax.self)?.classKeyword
            return Violation(
                type.location, "\(type.name) should be a final class",
                fix: keyword.map { .inserting("final ", before: $0, in: type.text) })
        }
    }
}
