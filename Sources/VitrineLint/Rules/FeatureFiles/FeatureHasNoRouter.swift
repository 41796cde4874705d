// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The router is the app's: a feature has no folder for one and declares none.
package struct FeatureHasNoRouter: Rule {
    package let heading = SeedHeading.view("File structure")
    package let explanation = Explanation(
        "One router leads from feature to feature; it belongs to the app, and no feature has one of its own.",
        before: """
            // Features/Item/Sources/ItemRouter.swift
            final class ItemRouter {}
            """,
        after: """
            // Core/Sources/Router.swift
            final class Router {}
            // Features/Item/Sources/ItemNavigation.swift
            enum ItemNavigation {}
            """)

    package init() {}

    package func check(_ project: Project) -> [Violation] {
        project.featureFolders.flatMap(\.sources).flatMap { file -> [Violation] in
            if file.components(below: "Router") != nil {
                return [Violation(file.location, "a feature has no Router folder: the router is in Core")]
            }
            return file.types.filter { $0.name.hasSuffix("Router") }.map {
                $0.violation("a feature declares no router: the router is in Core")
            }
        }
    }
}
