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
        let router = project.naming.router
        return project.featureFolders.flatMap(\.sources).flatMap { file -> [Violation] in
            if file.components(below: router) != nil {
                return [Violation(file.location, "a feature has no \(router) folder: the router is in Core")]
            }
            return file.types.filter { $0.name.hasSuffix(router) }.map {
                $0.violation("a feature declares no router: the router is in Core")
            }
        }
    }
}
