// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// No view speaks of a router.
package struct ViewKnowsNoRouter: Rule {
    package let heading = SeedHeading.view("View Pattern (with dependency injection)")
    package let explanation = Explanation(
        "A view tells its view model what was done; the view model navigates.",
        before: """
            struct ItemListView: View {
                let router: Router
                var body: some View { Button(LocalizedStrings.open) { router.navigate(to: .detail) } }
            }
            """,
        after: """
            struct ItemListView: View {
                let viewModel: ItemListViewModel
                var body: some View { Button(LocalizedStrings.open) { viewModel.didSelect() } }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let router = project.naming.router.lowercased()
        return project.features.flatMap(\.sourceTypes).filter(\.isView).flatMap { type in
            type.node.tokens(viewMode: .sourceAccurate).filter { isNamed($0, router) }.map {
                Violation(type.text.location(of: $0), "\(type.name) knows \($0.text): its view model should navigate")
            }
        }
    }

    private func isNamed(_ token: TokenSyntax, _ router: String) -> Bool {
        guard case .identifier(let name) = token.tokenKind else { return false }
        return name.lowercased().contains(router)
    }
}
