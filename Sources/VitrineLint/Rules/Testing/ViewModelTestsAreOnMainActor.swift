// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// A test that makes a view model is on the main actor.
package struct ViewModelTestsAreOnMainActor: Rule {
    package let heading = SeedHeading.neva("Testing Strategy")
    package let explanation = Explanation(
        "A view model changes what is shown, and that happens on the main actor.",
        before: """
            // App/NewsViewModel.swift
            final class NewsViewModel {}
            // AppTests/NewsViewModelTests.swift
            import Testing

            struct NewsViewModelTests {
                @Test
                func load() { _ = NewsViewModel() }
            }
            """,
        after: """
            // App/NewsViewModel.swift
            final class NewsViewModel {}
            // AppTests/NewsViewModelTests.swift
            import Testing

            struct NewsViewModelTests {
                @MainActor
                @Test
                func load() { _ = NewsViewModel() }
            }
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        let viewModels = Set(project.viewModels.map(\.name))
        return project.tests.flatMap(\.types).filter { !$0.attributes.contains("MainActor") }.flatMap { suite in
            suite.tests.filter { test in
                let made = test.body?.descendants(FunctionCallExprSyntax.self).compactMap(\.calleeName) ?? []
                return !test.attributes.contains("MainActor") && !viewModels.isDisjoint(with: made)
            }.map { Violation($0.location, "\(suite.name).\($0.name) makes a view model: it should be @MainActor") }
        }
    }
}
