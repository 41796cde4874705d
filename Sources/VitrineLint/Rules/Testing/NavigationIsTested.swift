// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A test for every action that navigates: `didSelectNavigates…`.
package struct NavigationIsTested: Rule {
    package let heading = SeedHeading.viewModel("List ViewModel Tests (with navigation)")
    package let explanation = Explanation(
        "Every action that navigates has a test that says so.",
        before: ScreenExample.navigating(testedBy: ""),
        after: ScreenExample.navigating(testedBy: ScreenExample.navigationTest(router: "ItemRouter()")))

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.viewModels.flatMap { viewModel in
            viewModel.actions.filter(\.navigates).compactMap { action in
                guard let suite = viewModel.tests else { return nil }
                let name = "\(action.name)Navigates"
                guard !suite.tests.contains(where: { $0.name.hasPrefix(name) }) else { return nil }
                return suite.violation("\(suite.name) has no test \(name)…")
            }
        }
    }
}
